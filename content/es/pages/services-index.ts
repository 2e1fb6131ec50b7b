import type { servicesIndex as en } from '../../en/pages/services-index.ts';
import type { Translated } from '../../translated.ts';

export const servicesIndex: Translated<typeof en> = {
  title: 'Servicios de cerrajería en el Condado de Hudson, NJ',
  description:
    'Abrir puertas, cambiar cerraduras de casa y de negocio, llaves de carro: 18 servicios de cerrajería, cómo se hace cada uno y de qué depende el precio.',
  keywords: [
    'servicios de cerrajería',
    'cerrajero de emergencia',
    'cerrajero residencial',
    'cerrajero comercial',
    'cerrajero automotriz',
  ],
  heading: 'Servicios de cerrajería',
  lead: 'Hacemos 18 trabajos, en cuatro grupos. La página de cada uno le dice qué es, cómo lo hacemos y qué tener a mano.',
  modified: '2026-11-25',
  passages: [
    {
      heading: '¿Qué servicio necesita?',
      paragraphs: [
        'No hace falta que sepa cómo se llama el trabajo. Si no puede entrar, mire en emergencia, también si es su carro. Si puede entrar, pero no confía en la cerradura o en la llave, mire en residencial o comercial. Para llaves de carro y encendido, mire en automotriz.',
        '¿No sabe si le hace falta una reparación, un cambio de combinación (rekey) o una cerradura nueva? Pida una reparación. Primero miraremos la cerradura y le diremos cuál de las tres le conviene, y por qué.',
      ],
    },
    {
      heading: 'Cómo es cada trabajo',
      paragraphs: [
        'Usted nos muestra que el lugar o el carro es suyo, o que vive o trabaja ahí, y le daremos el precio antes de empezar. El trabajo termina cuando usted mismo ha probado la cerradura o la llave, no cuando guardamos las herramientas.',
      ],
    },
  ],
  categories: {
    'emergency-locksmith': {
      heading: 'Emergencia',
      paragraph:
        'Se quedó fuera del carro, la casa o el apartamento, el negocio o la unidad de almacenamiento (storage). Tratamos de abrir sin dañar la cerradura. Díganos por teléfono qué puerta y qué cerradura es, para llevar las herramientas correctas. Contestamos a cualquier hora.',
      link: 'Servicios de emergencia',
    },
    'residential-locksmith': {
      heading: 'Residencial',
      paragraph:
        'Cambiamos la cerradura gastada o débil. Si le preocupan las llaves viejas, cambiamos la combinación, o sea, otros pines y otra llave. Reparamos la que roza o se traba, y trabajamos también en cerraduras de portón, que pasan todo el año a la intemperie.',
      link: 'Servicios para la casa',
    },
    'commercial-locksmith': {
      heading: 'Comercial',
      paragraph:
        'Son trabajos para puertas que usa mucha gente: cerraduras más fuertes, cambio de combinación si alguien se va y llaves maestras. También control de acceso con tarjeta o código, y barras antipánico que dejan salir a todos. Podemos ir también cuando el negocio está cerrado.',
      link: 'Servicios para el negocio',
    },
    'auto-locksmith': {
      heading: 'Automotriz',
      paragraph:
        'Hacemos llaves de carro con chip y sin chip. Puede ser una nueva si perdió la última, una copia mientras tiene una, o una cortada por código. También programamos controles y reparamos el encendido cuando la llave entra pero no gira.',
      link: 'Servicios para el carro',
    },
  },
};
