import type { home as en } from '../../en/pages/home.ts';
import type { Translated } from '../../translated.ts';
import { proofRule } from './shared/proof.ts';

/** The sections of the home page below the hero, in order. */
export const home: Translated<typeof en> = {
  services: {
    heading: '¿Qué necesita?',
    categories: [
      {
        title: 'Emergencia',
        line: 'Se quedó fuera del carro, la casa, el negocio o el storage.',
        path: '/services/emergency-locksmith',
      },
      {
        title: 'Residencial',
        line: 'Cambio de cerraduras o de combinación (rekey) y reparaciones.',
        path: '/services/residential-locksmith',
      },
      {
        title: 'Comercial',
        line: 'Cerraduras, llaves maestras, control de acceso, barras antipánico.',
        path: '/services/commercial-locksmith',
      },
      {
        title: 'Automotriz',
        line: 'Llaves nuevas, copias, programación y arreglo de encendidos.',
        path: '/services/auto-locksmith',
      },
    ],
    all: { label: 'Los 18 servicios', path: '/services' },
  },
  emergency: {
    heading: '¿Se quedó fuera?',
    lead: 'Llámenos de día o de noche y díganos dónde está y qué no puede abrir.',
    waiting: {
      heading: 'Mientras espera',
      more: 'Otras cuatro cosas que hacer',
      items: [
        'Si adentro quedó un niño, una mascota o alguien enfermo, llame primero al 911 y luego a nosotros.',
        'Espere donde haya luz y gente. Si su carro está en plena calle, aléjese del tráfico.',
        'Piense en quién más tiene llave: un roommate, un familiar, el súper del edificio.',
        'No toque la cerradura, porque una tarjeta doblada o una llave partida complican un trabajo sencillo.',
        'Saque su identificación con foto, y si se le quedó adentro, díganoslo cuando llame.',
      ],
    },
    call: 'Llame ahora',
  },
  process: {
    heading: 'Cómo trabajamos',
    steps: [
      {
        title: 'Llame o mande el formulario',
        text: 'Cuéntenos dónde está, qué no abre y qué pasó.',
      },
      {
        title: 'Lo hablamos',
        text: 'Le preguntaremos por la puerta, la cerradura o el carro. Le diremos qué trabajo parece ser y de qué depende el precio.',
      },
      {
        title: 'Muéstrenos que es suyo',
        text: `${proofRule.ask} ${proofRule.refusal}`,
      },
      {
        title: 'Le damos el precio y usted decide',
        text: 'Miraremos la cerradura y le diremos cómo es el trabajo y cuánto cuesta. No empezaremos hasta que diga que sí.',
      },
      {
        title: 'Usted prueba cada llave',
        text: 'Antes de que nos vayamos, abra y cierre la puerta varias veces y gire cada llave.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Por qué elegirnos',
    lead: 'Va a dejar que un desconocido trabaje en su puerta. Esto es lo que puede saber antes.',
    points: [
      {
        title: 'Con sede en North Bergen',
        text: 'Desde el ZIP 07047 vamos también a siete ciudades cercanas.',
      },
      {
        title: 'Primero el precio, luego el trabajo',
        text: 'Le daremos el precio antes de tocar la cerradura.',
      },
    ],
  },
  reviews: {
    heading: 'Lo que dicen los clientes',
    text: 'Con sus propias palabras. Las pone aquí el dueño.',
    link: { label: 'Sobre nuestras reseñas', path: '/reviews' },
  },
  areas: {
    heading: 'Dónde trabajamos',
    text: 'Estamos en North Bergen. Elija su ciudad y vea qué hacemos ahí.',
    link: { label: 'Todas las zonas de servicio', path: '/service-areas' },
  },
  faq: {
    heading: 'Antes de llamar',
    text: 'Lo que más nos preguntan, con la respuesta que damos por teléfono.',
    link: { label: 'Ver todas las preguntas', path: '/faq' },
  },
  more: { heading: 'Siga leyendo' },
};
