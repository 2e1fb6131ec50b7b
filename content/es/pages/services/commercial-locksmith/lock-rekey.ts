import type { ServiceCopy } from '../../../../registry/copy.ts';

export const commercialLockRekey: ServiceCopy = {
  title: 'Cambio de combinación comercial, Condado de Hudson, NJ',
  description:
    '¿Un empleado se fue con una llave, o hay inquilino nuevo? Cómo cambiamos la combinación (rekey) del negocio, de qué depende el precio y cuándo no conviene.',
  keywords: [
    'cambio de combinación comercial',
    'cambiar combinación de cerradura de oficina',
    'núcleo intercambiable',
    'una llave para todas las puertas',
    'empleado no devolvió la llave',
    'llave restringida',
  ],
  heading: 'Cambio de combinación comercial',
  lead: '¿Alguien tiene una llave que no debe tener? Con un rekey, cambiamos los pines de sus cerraduras para que sirva otra llave y esa ya no. Las cerraduras se quedan en las puertas.',
  modified: '2026-11-25',
  picture: {
    name: 'commercial-lock-rekey',
    alt: 'Cinco núcleos intercambiables en fila, el del medio con una llave puesta',
  },
  what: {
    heading: '¿Qué cambia y qué se queda?',
    paragraphs: [
      'En una cerradura de pines, unas piezas pequeñas descansan en los cortes de la llave. La llave correcta sube cada pin a la misma línea, y la cerradura gira. Desarmamos el cilindro y le ponemos pines para una llave nueva. Las viejas todavía entran, pero no giran.',
      'Un mismo negocio suele tener varios tipos de cerradura. En las puertas de oficina, el cilindro va en la manija. Las puertas de vidrio a la calle llevan cilindros de rosca (mortise), y las barras antipánico, cilindros de superficie (rim). Si todos tienen el mismo perfil, o sea, la forma de la ranura, una sola llave puede abrirlos todos. Si no, primero hay que cambiar algunos cilindros.',
      'Algunos edificios tienen núcleos intercambiables, muchas veces con forma de ocho. Una llave especial, la de control, saca el núcleo entero de la puerta, y en su lugar entra otro, hecho para la llave nueva.',
    ],
  },
  when: {
    heading: '¿Cuándo cambiar la combinación del negocio?',
    items: [
      'Un gerente o alguien de limpieza se va y no devuelve la llave.',
      'Se hace cargo de una tienda u oficina y no sabe quién tiene copias.',
      'Se le pierde o le roban un llavero, sobre todo si lleva el nombre del negocio.',
      'Sus empleados cargan cinco llaves para cinco puertas, y bastaría una.',
      'Un contratista terminó, y tuvo sus llaves por semanas.',
    ],
  },
  how: {
    heading: '¿Cómo se hace en un negocio?',
    steps: [
      {
        title: 'Anotar las puertas',
        text: 'Recorremos el edificio con usted y anotamos cada cerradura, su tipo y quién la usa. Los candados y gabinetes también van en la lista.',
      },
      {
        title: 'Planear las llaves',
        text: 'Usted decide: una llave para todo, o una por departamento. Si tal vez quiera después una llave maestra, díganoslo ahora, porque eso cambia cómo elegimos los pines.',
      },
      {
        title: 'Sacar cada cilindro',
        text: 'Con una llave que funciona, lo de adentro sale sobre un tubo guía. Sin llave, primero abrimos la cerradura con ganzúa y, si no se puede, cambiamos el cilindro.',
      },
      {
        title: 'Poner los pines y comprobar',
        text: 'Tiramos los pines y resortes gastados. En cada puerta, la llave nueva tiene que girar y la vieja tiene que fallar.',
      },
      {
        title: 'Entregar las llaves',
        text: 'Marcamos las llaves con un código, nunca con una dirección. Usted anota quién firma por cada una.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta un rekey comercial?',
    paragraphs: [
      'Depende más que nada de cuántas cerraduras son, y luego de qué tipo. Un núcleo intercambiable es rápido si usted tiene la llave de control, y más lento si no. Las cerraduras de alta seguridad llevan pines y llaves en blanco especiales.',
      'Puede costar más si faltan llaves, si quiere copias extra, si es de noche o si queda lejos. Cuente sus cerraduras y mándenos la lista. Le daremos un solo precio por todo antes de empezar.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano',
    items: [
      'Su identificación con foto, y algo que muestre que puede cambiar las cerraduras. Sirve el contrato de renta a su nombre, el título de propiedad o una carta firmada del dueño.',
      'Una llave que sirva para cada puerta, o para todas las que pueda, y la llave de control, si hay.',
      'Los nombres de quienes reciben llaves, y qué puertas necesita cada uno.',
      'El permiso del dueño o del administrador del edificio, si ellos guardan una llave.',
    ],
  },
  questions: [
    {
      question: '¿Sirve de algo que la llave diga ‘Do Not Duplicate’?',
      answer:
        'En una llave común es solo una petición. Una llave restringida hace más, porque las llaves en blanco no se venden libremente y solo hay copias para las personas de una lista firmada.',
    },
    {
      question: '¿Tenemos que cerrar ese día?',
      answer:
        'Por lo general, no. Vamos puerta por puerta, y cada una queda fuera de uso solo mientras trabajamos en su cerradura.',
    },
    {
      question: '¿Cambiamos también la combinación de las puertas de adentro?',
      answer:
        'Empiece por las de afuera, y siga con todo cuarto que tenga dinero, documentos o mercancía. La llave perdida del cuarto de escobas puede esperar.',
    },
    {
      question: '¿Cuándo no conviene cambiar la combinación?',
      answer:
        'Cuando la cerradura está floja, doblada o gastada. Unos pines nuevos no arreglan un pestillo gastado, y esa puerta necesita una cerradura nueva.',
    },
  ],
  related: [
    '/services/commercial-locksmith/master-key',
    '/services/commercial-locksmith/lock-replacement',
    '/services/commercial-locksmith/access-control',
    '/service-areas/union-city',
  ],
};
