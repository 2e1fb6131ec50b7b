import { business } from '../../../../facts/business.ts';
import type { CategoryCopy } from '../../../../registry/copy.ts';

export const emergencyCategory: CategoryCopy = {
  title: 'Cerrajero de emergencia 24 horas, Condado de Hudson, NJ',
  description:
    '¿Se quedó fuera del carro, la casa, el negocio o el storage? Qué decirnos por teléfono, qué tener a mano y cuál es el precio inicial, con sus condiciones.',
  keywords: [
    'cerrajero de emergencia',
    'cerrajero 24 horas',
    'cerrajero de emergencia en North Bergen',
    'me quedé afuera sin llave',
    'cerrajero en el Condado de Hudson',
  ],
  heading: 'Cerrajero de emergencia',
  lead: '¿Se quedó fuera del carro, la casa, el negocio o el storage? Tenemos licencia y seguro, y estamos abiertos 24/7 en North Bergen y siete ciudades cercanas. Si está afuera ahora mismo, llame en vez de usar el formulario.',
  modified: '2026-11-28',
  picture: {
    name: 'emergency-locksmith',
    alt: 'Una puerta azul entreabierta de noche, con una lámpara encendida detrás',
  },
  passages: [
    {
      heading: '¿Hay alguien en peligro?',
      paragraphs: [
        'Llame al 911 si alguien está atrapado, enfermo o en riesgo, si ve fuego, si huele a gas o si alguien está entrando a robar. La policía y los bomberos pueden tumbar una puerta para llegar a una persona. Después podemos ayudar con la cerradura.',
      ],
    },
    {
      heading: '¿Qué le digo al cerrajero por teléfono?',
      paragraphs: [
        'Necesitamos saber tres cosas: dónde está, qué no abre y por qué. Una llave que quedó adentro es un trabajo, y una llave perdida o partida en la cerradura es otro. Díganos también si hay otra cerradura, una alarma o un portero.',
        'Si se le está acabando la batería del teléfono, dígalo primero. Espere en un lugar con calor y buena luz, si puede. Si no puede hablar, mande el formulario, que funciona a cualquier hora.',
      ],
    },
    {
      heading: '¿Van a taladrar la cerradura?',
      paragraphs: [
        'Es lo último que hacemos. Primero probamos lo más sencillo, y después la ganzúa u otro método, con herramientas hechas para eso, y solo taladramos cuando no hay otra manera. Si llega a eso, le diremos por qué y cuánto cuesta la pieza nueva, y usted todavía puede decir que no.',
      ],
    },
    {
      heading: '¿Cuánto cuesta un cerrajero de emergencia?',
      paragraphs: [
        'La apertura de emergencia cuesta desde $49. Puede costar más si es de noche o queda lejos, con ciertas cerraduras o si el cerrojo (deadbolt) está puesto. También si hay que cambiar una pieza. Cuéntenos el problema por teléfono y le diremos de qué depende. El precio lo acordamos con usted en la puerta, antes de empezar.',
      ],
    },
  ],
  choose: {
    heading: '¿Qué necesita abrir?',
    intro: 'Escoja lo que no puede abrir.',
    items: [
      {
        text: 'Un carro, una camioneta o una van, con las llaves adentro o en el baúl (cajuela): abrir carro. Si ya no le queda ninguna llave, vea llave de carro nueva.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        text: 'La casa o el apartamento donde vive, rentado o propio: abrir puerta de casa.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        text: 'Una tienda, una oficina o un almacén, o un cuarto de adentro: abrir puerta de negocio.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        text: 'Una unidad rentada, cerrada con un candado suyo: abrir storage.',
        path: '/services/emergency-locksmith/storage-unit-lockout',
      },
      {
        text: 'Ya está adentro, pero la cerradura no aguanta más: reparación de cerradura o cambio de cerradura.',
        path: '/services/residential-locksmith/lock-repair',
      },
    ],
  },
  services: {
    'car-lockout':
      'Llaves en el carro o en el baúl, un control que no responde o una puerta que no abre.',
    'house-lockout':
      'Casas y apartamentos: una puerta que se cerró sola o una llave del cerrojo perdida.',
    'business-lockout':
      'Tiendas, cortinas metálicas y oficinas, con alguien ahí que pueda autorizarlo.',
    'storage-unit-lockout':
      'Candados de disco, cerraduras de cilindro y candados comunes, con permiso de la oficina.',
  },
  questions: [
    {
      question: 'Me estoy congelando aquí afuera. ¿Para qué quieren mi identificación?',
      answer:
        'Porque quien nos pide abrir su puerta podría ser un extraño. Por eso siempre pedimos una identificación con foto y algo que muestre que el lugar o el carro es suyo, o que usted vive o trabaja ahí. Si se le quedó adentro, revisaremos todo apenas se abra la puerta. Si no hay cómo mostrarlo, no abrimos, y eso también lo protege a usted.',
    },
    {
      question: '¿Trabajan los días de fiesta?',
      answer: 'Sí. Contestamos el teléfono y trabajamos de día y de noche, los 365 días del año.',
    },
    {
      question: '¿Cuál es su número de licencia?',
      answer: `Nuestra licencia de NJ es la n.º ${business.license}, y también tenemos seguro. Pídale ese número a quien llegue a su puerta, antes de que empiece el trabajo.`,
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/auto-locksmith/car-key-replacement',
    '/services/residential-locksmith/lock-repair',
  ],
};
