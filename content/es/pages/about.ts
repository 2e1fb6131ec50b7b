import type { about as en } from '../../en/pages/about.ts';
import { business } from '../../facts/business.ts';
import { lookUpLicense, tripFeeWords } from '../../registry/stated-facts.ts';
import type { Translated } from '../../translated.ts';
import { insuranceCertificate, licenseLookup } from '../owner-facts.ts';
import { proofRule } from './shared/proof.ts';

export const about: Translated<typeof en> = {
  title: 'Sobre Locksmith & Security en North Bergen, NJ',
  description: `Quién llega a su puerta: una cerrajería con sede en North Bergen, licencia de NJ n.º ${business.license} y seguro. Ocho ciudades, día y noche.`,
  keywords: [
    'cerrajería en North Bergen',
    'cerrajero con seguro en New Jersey',
    `licencia de NJ ${business.license}`,
    'cerrajero local 07047',
  ],
  heading: 'Sobre Locksmith & Security',
  lead: 'Somos una cerrajería con sede en North Bergen, New Jersey. Tenemos licencia y seguro, y estamos abiertos las 24 horas, los 7 días de la semana.',
  modified: '2026-11-25',
  picture: {
    name: 'about',
    alt: 'Llaves sin cortar, colgadas de ganchos, en filas',
  },
  passages: [
    {
      heading: 'Qué hacemos',
      paragraphs: [
        'Le abrimos la puerta a quien tiene derecho a entrar, y nos aseguramos de que después solo abran las llaves que deben. Hacemos cuatro clases de trabajo: abrir puertas y carros, cerraduras de casa, cerraduras de negocio y llaves de carro.',
        'Algunos trabajos no pueden esperar, como la puerta que se cerró con las llaves sobre la mesa. Muchos sí: un cambio de combinación (rekey) después de mudarse, llaves maestras para una oficina, otra llave del carro mientras todavía tiene la primera. Llámenos en los dos casos.',
      ],
    },
    {
      heading: 'Cómo trabajamos en una cerradura',
      paragraphs: [
        'Antes de tocar nada, miramos qué clase de cilindro es, si el cerrojo (deadbolt) está puesto y si la puerta está caída. A veces la cerradura está bien, y la contrachapa quedó un poco baja. Es la placa del marco donde entra el pasador.',
        'Después usaremos el método que menos dañe la cerradura. Si se puede abrir con ganzúa, usamos ganzúa, y si podemos cambiar los pines del cilindro, usted no necesita uno nuevo. Taladrar es lo último, y antes le diremos por qué y cuánto cuesta la pieza nueva.',
        'Al final, usted mismo le da vuelta a la llave con la puerta abierta y con la puerta cerrada.',
      ],
    },
    {
      heading: 'Qué pasa con su solicitud',
      paragraphs: [
        `Lo más directo es llamar al ${business.telephoneText}. Si usa el formulario, el sitio primero guarda su solicitud y después nos la manda por correo electrónico. Usted recibe un número de referencia. Si nuestro correo falla un rato, su solicitud sigue ahí y el sitio sigue tratando de mandarla.`,
        'De una forma u otra, hablaremos antes de hacer nada. Nosotros le preguntamos lo que necesitamos saber, y usted pregunta por el precio y la hora. Nada queda acordado hasta que los dos digamos que sí.',
      ],
    },
    {
      heading: 'Licencia y seguro',
      paragraphs: [
        `Nuestra licencia de NJ es la n.º ${business.license}, de la División de Asuntos del Consumidor de New Jersey (‘Division of Consumer Affairs’). El número está al pie de cada página, y también tenemos seguro. Si su edificio quiere saber más antes de dejarnos entrar, dígale al encargado que nos llame.`,
        'La línea dentada debajo del título de cada página es el borde de una llave. Está cortada según las cifras de nuestra licencia: cuanto más alta la cifra, más hondo el corte. En la página de una ciudad, la cortamos según uno de sus códigos postales (ZIP).',
        ...(insuranceCertificate ? [insuranceCertificate] : []),
      ],
    },
    {
      heading: 'Lo que usted puede comprobar',
      paragraphs: [
        `Compare el número que marcó con el de esta página. Antes de que empiece el trabajo, pregunte cuánto cuesta y qué podría cambiar el precio. ${tripFeeWords}`,
        `Nosotros también comprobamos quién es usted. ${proofRule.ask} ${proofRule.refusal} Esa regla lo protege si otra persona nos pide abrir su puerta.`,
      ],
    },
    {
      heading: 'Nuestra calificación',
      paragraphs: [
        `Nuestra calificación es ${business.rating.value} en ${business.rating.reviewCount} reseñas. En esta página no va a encontrar la historia de cómo empezamos, ni fotos de archivo con gente que no trabaja con nosotros.`,
      ],
    },
  ],
  facts: {
    heading: 'En resumen',
    items: [
      { name: 'Licencia de NJ', value: business.license },
      {
        name: 'Sede',
        value: `${business.locality}, ${business.regionCode} ${business.postalCode}`,
      },
      { name: 'Horario', value: '24 horas, 7 días' },
      {
        name: 'Calificación',
        value: `${business.rating.value} en ${business.rating.reviewCount} reseñas`,
      },
    ],
    links: [
      { label: 'Ver las ocho ciudades', path: '/service-areas' },
      { label: 'Ver todos los servicios', path: '/services' },
      { label: 'Sobre nuestras reseñas', path: '/reviews' },
      {
        label: 'Cómo reconocer la estafa del cerrajero',
        path: '/how-to-spot-a-locksmith-scam',
      },
      ...(licenseLookup ? [{ label: lookUpLicense, path: licenseLookup }] : []),
    ],
  },
};
