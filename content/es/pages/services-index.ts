import type { servicesIndex as en } from '../../en/pages/services-index.ts';
import type { Translated } from '../../translated.ts';

export const servicesIndex: Translated<typeof en> = {
  title: 'Aperturas, cerraduras y llaves de carro: 18 servicios',
  description:
    'Aperturas, cerraduras de casa y de negocio, llaves de carro: nuestros 18 servicios en una lista, cómo se hace cada uno y de qué depende el precio.',
  keywords: [
    'servicios de cerrajería en el Condado de Hudson',
    'cerrajero de emergencia',
    'cerrajero residencial',
    'cerrajero comercial',
    'cerrajero automotriz',
  ],
  heading: 'Nuestros servicios',
  lead: 'Hacemos 18 trabajos, en cuatro grupos. Cada uno tiene su página: qué es, cómo lo hacemos y qué tener a mano.',
  modified: '2026-11-22',
  passages: [
    {
      heading: 'Empiece por el problema',
      paragraphs: [
        'No hace falta saber el nombre del trabajo. Si no puede entrar, mire en emergencia. Si puede entrar pero no confía en la cerradura o en la llave, mire en residencial o comercial. Si es un carro, mire en automotriz, a menos que se haya quedado afuera de él. Eso es una emergencia.',
        '¿No sabe si necesita una reparación, un cambio de combinación (rekey) o una cerradura nueva? Pida una reparación. Primero miramos la cerradura y le decimos cuál de las tres conviene, y por qué.',
      ],
    },
    {
      heading: 'Cómo es cada trabajo',
      paragraphs: [
        'Usted nos muestra que el lugar o el carro es suyo. Le decimos el precio antes de empezar. Y no terminamos al guardar las herramientas. Terminamos cuando usted mismo ha probado la cerradura o la llave.',
      ],
    },
  ],
  categories: {
    'emergency-locksmith': {
      heading: 'Emergencia',
      paragraph:
        'Se quedó afuera de un carro, una casa o apartamento, un negocio o una unidad de almacenamiento (storage). Tratamos de abrir sin dañar la cerradura. Díganos por teléfono qué tipo de puerta y de cerradura es, para llevar las herramientas correctas. Contestamos a cualquier hora.',
      link: 'Servicios de emergencia',
    },
    'residential-locksmith': {
      heading: 'Residencial',
      paragraph:
        'Cambiamos la cerradura gastada o débil. Si le preocupan las llaves viejas, cambiamos la combinación: otros pines, otra llave. Reparamos la que roza o se traba. También trabajamos en cerraduras de portón, que pasan todo el año a la intemperie.',
      link: 'Servicios para la casa',
    },
    'commercial-locksmith': {
      heading: 'Comercial',
      paragraph:
        'Para puertas que usa mucha gente. Cerraduras más fuertes, cambio de combinación cuando alguien se va y llaves maestras que deciden quién abre qué. También control de acceso con tarjeta o código, y barras antipánico que dejan salir a todos. Podemos trabajar cuando usted está cerrado.',
      link: 'Servicios para el negocio',
    },
    'auto-locksmith': {
      heading: 'Automotriz',
      paragraph:
        'Llaves de carro con chip y sin chip. Hacemos una nueva si perdió la última, una copia mientras todavía tiene una, y una cortada por código. Programamos controles, y reparamos el encendido cuando la llave entra pero no gira.',
      link: 'Servicios para el carro',
    },
  },
};
