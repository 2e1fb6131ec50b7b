import type { ServiceCopy } from '../../../../registry/copy.ts';

export const commercialLockReplacement: ServiceCopy = {
  title: 'Cambio de cerradura comercial, Condado de Hudson, NJ',
  description:
    '¿Cerradura gastada o rota en la tienda, oficina o almacén? Cómo elegimos e instalamos otra, por qué puede costar más y qué tener a mano.',
  keywords: [
    'cambio de cerradura comercial',
    'cerradura para puerta de vidrio',
    'cerradura de embutir',
    'cerradura de manija para oficina',
    'cerradura grado 1',
    'cerrajero North Bergen NJ',
  ],
  heading: 'Cambio de cerradura comercial',
  lead: 'La puerta de una tienda, oficina o almacén se usa mucho más que la de una casa. Cuando la cerradura se gaste, elija una que vaya con la puerta, con el paso de gente y con la salida.',
  modified: '2026-11-25',
  picture: {
    name: 'commercial-lock-replacement',
    alt: 'Una cerradura de embutir de acero con los pasadores afuera, y la manija que le corresponde',
  },
  what: {
    heading: '¿Qué cerradura necesita mi negocio?',
    paragraphs: [
      'En un cambio sale todo: el cuerpo de la cerradura, el pestillo o pasador, la manija y el cilindro. Si la cerradura funciona y solo le preocupan las llaves, un cambio de combinación (rekey: otros pines, otra llave) es menos trabajo y resuelve el problema.',
      'Los negocios usan sobre todo tres tipos. Las cerraduras cilíndricas de manija van en un hueco redondo y son comunes en oficinas. Las de embutir (mortise) van en un hueco hondo en el canto de la puerta y aguantan mucho uso. Las puertas de vidrio con marco angosto de aluminio llevan una cerradura delgada, con un pasador de gancho o uno que gira hacia arriba.',
      'Las cerraduras tienen grados: en las pruebas ANSI/BHMA, el grado 1 es el más fuerte y el grado 3 el más ligero. Una entrada con mucho paso suele necesitar el grado 1, y un clóset de suministros, quizás no.',
    ],
  },
  when: {
    heading: '¿Cuándo hay que cambiar la cerradura?',
    items: [
      'La manija cuelga, baila o hay que levantarla para que abra.',
      'La llave gira, pero el pasador no se mueve.',
      'Forzaron la puerta, y quedó doblada la cerradura, la contrachapa (la placa del marco) o el canto.',
      'Tiene una cerradura de casa en una entrada pública.',
      'El cuarto cambió de uso: el de mercancía debe quedar con llave cada vez que se cierra, y el de reuniones, no.',
      'Tiene perillas redondas y quiere manijas, que se abren más fácil.',
    ],
  },
  how: {
    heading: '¿Cómo se cambia una cerradura comercial?',
    steps: [
      {
        title: 'Revisar la puerta',
        text: 'Muchas veces se culpa a la cerradura cuando la puerta arrastra. Primero revisamos las bisagras, el cierrapuertas, el marco y la holgura, porque en una puerta caída la cerradura nueva falla igual que la vieja.',
      },
      {
        title: 'Decidir cómo debe funcionar',
        text: 'Depende de quién entra, y cuándo. La cerradura de una oficina puede quedar abierta todo el día, y la de un cuarto de mercancía siempre está cerrada por fuera. En los dos casos, los de adentro pueden salir.',
      },
      {
        title: 'Medir',
        text: 'Medimos la puerta y los huecos y vemos hacia dónde abre. En una puerta contra fuego, los huecos nuevos pueden anular su clasificación. Por eso buscamos primero una cerradura que use los que ya hay.',
      },
      {
        title: 'Instalar y alinear',
        text: 'Quitamos la cerradura vieja, ponemos la nueva con su contrachapa y alineamos el pasador.',
      },
      {
        title: 'Probarla',
        text: 'Probamos cada llave con la puerta abierta, con la puerta cerrada y después de que el cierrapuertas la cierra, y luego prueba usted.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta una cerradura comercial?',
    paragraphs: [
      'Instalar una cerradura cuesta desde $99, que es un precio inicial, el más bajo. Puede costar más según el grado y el tipo de cerradura, cuántas puertas sean, o si hay que arreglar la puerta o el marco. También si es de noche o queda lejos.',
      'Las piezas de una cerradura de embutir o de puerta de vidrio suelen costar más que un juego de manija. Díganos qué hay ahora en la puerta, y pida un solo precio con piezas y mano de obra.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano en el negocio',
    items: [
      'Su identificación, y un documento con su nombre y el del negocio, como el contrato de renta o la licencia comercial.',
      'El permiso del dueño del local, si el contrato dice que las puertas y cerraduras son suyas.',
      'Fotos de los dos lados y del canto de la puerta. La marca suele estar grabada en el canto.',
      'Cuántas personas necesitan una llave nueva.',
      'Lo que tenga cables en la puerta, como un timbre o un sensor de alarma.',
    ],
  },
  questions: [
    {
      question: '¿La cerradura nueva puede usar la llave que ya tenemos?',
      answer:
        'Muchas veces sí, si le va un cilindro con el mismo perfil (la forma de la ranura). Eso limita las opciones, así que díganoslo antes de elegir.',
    },
    {
      question: '¿Podemos poner una cerradura que pida llave por dentro?',
      answer:
        'Con cuidado, porque una cerradura así puede atrapar a la gente. Los códigos de construcción y de incendios limitan dónde se permite. Pregunte por su puerta al inspector de incendios local (‘fire official’).',
    },
    {
      question: 'La puerta de vidrio se traba. ¿Hay que cambiar la cerradura?',
      answer:
        'No siempre. Tal vez la puerta bajó en su pivote y el pasador roza, y se suelta al enderezar la puerta.',
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/emergency-locksmith/business-lockout',
    '/service-areas/secaucus',
  ],
};
