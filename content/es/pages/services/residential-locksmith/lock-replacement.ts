import type { ServiceCopy } from '../../../../registry/copy.ts';

export const residentialLockReplacement: ServiceCopy = {
  title: 'Cambio de cerradura de casa, Condado de Hudson, NJ',
  description:
    'Cuánto cuesta instalar una cerradura, cuándo conviene más cambiar la combinación, y cómo ponemos un cerrojo o una cerradura de embutir.',
  keywords: [
    'cambio de cerradura de casa',
    'cambio de chapa o llavín',
    'instalación de cerrojo',
    'cambiar cerradura de la puerta principal',
    'cambiar cerradura de embutir',
    'instalación de cerradura inteligente',
  ],
  heading: 'Cambio de cerradura de casa',
  lead: 'Ponga otra cerradura (“chapa” o “llavín” para mucha gente) cuando la suya esté gastada, rota o sea muy débil. Si solo le preocupa quién tiene llave, quizás baste con un cambio de combinación (rekey).',
  modified: '2026-11-25',
  picture: {
    name: 'lock-replacement',
    alt: 'Las piezas de un cerrojo nuevo: cilindro, perilla de giro, pestillo, placa del marco, tornillos y dos llaves',
  },
  what: {
    heading: '¿Qué se cambia en un cambio de cerradura?',
    paragraphs: [
      'Cambiamos las piezas mismas: la perilla o manija, el cerrojo (deadbolt), la cerradura de embutir (mortise), o todo. También la contrachapa, que es la placa del marco. Una cerradura no aguanta más que la madera y los tornillos que están detrás de esa placa, así que trabajamos también en el marco.',
      'Las puertas traen los huecos en varias medidas comunes. Importan tres: cuánto hay del hueco al borde (el backset), el ancho del hueco y el grueso de la puerta. Una cerradura con esas medidas entra sin huecos nuevos ni placas para taparlos.',
    ],
  },
  when: {
    heading: '¿Cuándo hay que cambiar la cerradura?',
    items: [
      'La forzaron, la patearon o la taladraron.',
      'Baila, o la llave se puede sacar en cualquier posición.',
      'El pasador no entra del todo en el marco, aunque la puerta cuelga derecha.',
      'Tiene solo una perilla con llave y quiere un cerrojo arriba.',
      'Ya nadie fabrica sus piezas.',
      'Quiere un teclado, o una sola llave para cerraduras que no pueden compartirla.',
    ],
  },
  how: {
    heading: '¿Cómo se instala una cerradura?',
    steps: [
      {
        title: 'Medir primero',
        text: 'Medimos los huecos y la puerta, y vemos de qué lado están las bisagras. Díganos por teléfono si la puerta es de madera, acero o vidrio.',
      },
      {
        title: 'Escoger el grado',
        text: 'Las cerraduras se prueban y se clasifican con las normas ANSI/BHMA, y el grado 1 es el más alto. La puerta principal debe tener mejor grado que un clóset.',
      },
      {
        title: 'Instalar y alinear',
        text: 'El pasador tiene que correr hasta el final con la mano, sin levantar ni empujar la puerta. Donde el marco lo permite, unos tornillos largos amarran la contrachapa a los montantes (studs) de atrás.',
      },
      {
        title: 'Probar con la puerta abierta y cerrada',
        text: 'Probamos cada llave y la perilla de giro. Usted se queda con todas las llaves, y con la cerradura vieja si la quiere.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta cambiar una cerradura?',
    paragraphs: [
      'Instalar una cerradura cuesta desde $99, que es un precio inicial. Lo que más cambia el precio es la cerradura que usted escoja. Lo más barato es un cerrojo sencillo en huecos que ya existen. Una cerradura de embutir en una puerta vieja de paneles, o un hueco nuevo en acero, da más trabajo. También puede costar más si son varias puertas, si hay que arreglar el marco, si es de noche o si queda lejos. Pregunte si el precio incluye la cerradura, porque también la puede comprar usted.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano antes de que lleguemos',
    items: [
      'Identificación con foto, y un recibo, contrato de renta o escritura que muestre que es dueño o inquilino.',
      'El permiso del dueño, si renta, y quizás tenga que darle una llave.',
      'Las reglas del condominio o co-op sobre cómo se deben ver las puertas del pasillo.',
      'Cuántas personas necesitan llave.',
      'La caja, la plantilla y los tornillos, si compró usted la cerradura.',
    ],
  },
  questions: [
    {
      question: 'Me acabo de mudar. ¿Cambio la cerradura o la combinación?',
      answer:
        'Si las cerraduras trabajan bien, cambie la combinación: otros pines, para que sirva otra llave. Las llaves viejas dejan de servir y no compra piezas nuevas. Cambie la cerradura que esté floja, oxidada o sea barata.',
    },
    {
      question: '¿Puedo tener una sola llave para todas mis puertas?',
      answer:
        'Sí, si todas aceptan la misma forma de llave (keyway). Compre las nuevas ya igualadas, o mande a igualar las viejas con las nuevas.',
    },
    {
      question: '¿Conviene un cerrojo de doble cilindro?',
      answer:
        'Lleva llave por dentro y por fuera, y eso ayuda si hay un vidrio cerca. Pero en un incendio le haría falta la llave para salir, y las reglas locales quizás no lo permitan. Una perilla de giro por dentro es más segura.',
    },
    {
      question: '¿Y la vieja cerradura de embutir de mi brownstone?',
      answer:
        'Muchas veces se puede quedar, y solo le ponemos un cilindro nuevo. Si la caja está rota, la nueva tiene que caber en el hueco cortado en la puerta, y por eso medimos antes de pedirla.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-rekey',
    '/services/residential-locksmith/lock-repair',
    '/service-areas/weehawken',
    '/service-areas/jersey-city',
  ],
};
