import { business } from '../../../../facts/business.ts';
import type { CategoryCopy } from '../../../../registry/copy.ts';

export const emergencyCategory: CategoryCopy = {
  title: 'Cerrajero de emergencia 24 horas, Condado de Hudson, NJ',
  description:
    '¿Se quedó fuera del carro, la casa, el negocio o el storage? Qué decirnos por teléfono, qué prueba pedimos y el precio inicial con sus límites.',
  keywords: [
    'cerrajero de emergencia',
    'cerrajero 24 horas',
    'cerrajero de emergencia en North Bergen',
    'me quedé afuera sin llave',
    'cerrajero en el Condado de Hudson',
  ],
  heading: 'Cerrajero de emergencia',
  lead: '¿Se quedó fuera de su carro, casa, negocio o unidad de almacenamiento (storage)? Tenemos licencia y seguro. Estamos abiertos 24/7 en North Bergen y siete ciudades cercanas. Si está afuera ahora mismo, llame en vez de usar el formulario.',
  modified: '2026-11-22',
  picture: {
    name: 'emergency-locksmith',
    alt: 'Una puerta azul entreabierta de noche, con una lámpara encendida detrás',
  },
  passages: [
    {
      heading: '¿Hay alguien en peligro?',
      paragraphs: [
        'Llame al 911 si alguien está atrapado, enfermo o en riesgo. Llame también si ve fuego, huele gas o alguien está entrando a robar. La policía y los bomberos pueden tumbar una puerta para llegar a una persona. Después podemos ayudar con la cerradura.',
      ],
    },
    {
      heading: 'Qué preguntamos por teléfono',
      paragraphs: [
        'Necesitamos saber tres cosas: dónde está usted, qué está cerrado y por qué no abre. Una llave que quedó adentro es un trabajo. Una llave perdida, o partida en la cerradura, es otro. Díganos también si hay otra cerradura, una alarma o un portero.',
        'Si su teléfono se está quedando sin batería, dígalo primero. Espere en un lugar con calor y buena luz, si puede. Si no puede hablar, mande el formulario. Funciona a cualquier hora.',
      ],
    },
    {
      heading: 'Taladrar es lo último',
      paragraphs: [
        'Empezamos por el arreglo más sencillo. Después usamos la ganzúa o vamos por otro lado, con herramientas hechas para eso. Taladramos solo cuando nada más sirve. Si llega a eso, le decimos por qué y cuánto cuesta la pieza nueva. Usted todavía puede decir que no.',
      ],
    },
    {
      heading: 'Cuánto cuesta una apertura',
      paragraphs: [
        'El servicio de apertura de emergencia tiene un precio inicial de $49. Lo pueden subir el horario nocturno, la distancia, el tipo de cerradura o un cerrojo (deadbolt) cerrado con llave. También una pieza que haya que cambiar. Cuéntenos el problema por teléfono y le decimos de qué depende el precio. Lo acordamos con usted en la puerta, antes de empezar.',
      ],
    },
  ],
  choose: {
    heading: '¿Qué apertura necesita?',
    intro: 'Escoja lo que está cerrado.',
    items: [
      {
        text: 'Un carro, una camioneta o una van, con las llaves adentro o en el baúl (cajuela): apertura de carro. Si ya no queda ninguna llave, vea llave de carro nueva.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        text: 'La casa o el apartamento donde vive, rentado o propio: apertura de casa.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        text: 'Una tienda, una oficina o un almacén, o un cuarto adentro: apertura de negocio.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        text: 'Una unidad rentada, cerrada con un candado suyo: apertura de storage.',
        path: '/services/emergency-locksmith/storage-unit-lockout',
      },
      {
        text: 'Usted está adentro, pero la cerradura ya no aguanta: reparación de cerradura o cambio de cerradura.',
        path: '/services/residential-locksmith/lock-repair',
      },
    ],
  },
  services: {
    'car-lockout': 'Llaves en el carro o en el baúl, un control muerto o una puerta que no abre.',
    'house-lockout':
      'Casas y apartamentos: una puerta que se cerró sola o una llave del cerrojo perdida.',
    'business-lockout': 'Tiendas, portones y oficinas, con alguien ahí que pueda autorizarlo.',
    'storage-unit-lockout':
      'Candados de disco, cerraduras de cilindro y candados comunes, con permiso del centro de almacenaje.',
  },
  questions: [
    {
      question: 'Me estoy congelando aquí afuera. ¿Para qué quieren mi identificación?',
      answer:
        'Porque quien nos pide abrir su puerta podría ser un extraño. Por eso le pedimos a todo el mundo una identificación con foto y algo que lo relacione con el carro, la casa o el negocio. Si algo de eso se le quedó adentro, lo revisamos apenas se abre la puerta. Sin ninguna prueba no hay trabajo, y eso también lo protege a usted.',
    },
    {
      question: '¿Trabajan los días de fiesta?',
      answer: 'Sí. Contestamos el teléfono y trabajamos de día y de noche, los 365 días del año.',
    },
    {
      question: '¿Cómo sé que tienen licencia?',
      answer: `Nuestro número de licencia es ${business.license}. Pídaselo a la persona que llegue a su puerta, antes de que empiece el trabajo.`,
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/auto-locksmith/car-key-replacement',
    '/services/residential-locksmith/lock-repair',
  ],
};
