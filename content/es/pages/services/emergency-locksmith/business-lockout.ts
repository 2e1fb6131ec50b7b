import type { ServiceCopy } from '../../../../registry/copy.ts';

export const businessLockout: ServiceCopy = {
  title: 'Apertura de negocio en el Condado de Hudson, NJ',
  description:
    '¿Se quedó fuera de su tienda, oficina o almacén? Cómo abrimos puertas de tienda, cortinas metálicas y cerraduras eléctricas, y quién puede autorizarlo.',
  keywords: [
    'apertura de negocio',
    'me quedé fuera de mi tienda',
    'abrir puerta de oficina',
    'cortina metálica trabada',
    'cerrajero comercial 24 horas',
  ],
  heading: 'Apertura de negocio',
  lead: 'Su personal está en la acera y la puerta no abre. Díganos qué clase de puerta es. Tenga ahí a alguien que pueda autorizar el trabajo.',
  modified: '2026-11-22',
  picture: {
    name: 'business-lockout',
    alt: 'Un letrero rojo de “cerrado” detrás de la puerta de vidrio de una tienda, cerrada con llave, de noche',
  },
  what: {
    heading: 'Una puerta de tienda no es como la de una casa',
    paragraphs: [
      'Muchas tiendas tienen una puerta con marco angosto de aluminio. Adentro lleva un pasador que gira o que engancha. Lo mueve un cilindro enroscado en la puerta y sujeto con un tornillo pequeño. Las oficinas suelen tener cerraduras de manija, de uso pesado. La puerta de atrás puede tener una barra antipánico por dentro y, por fuera, solo una agarradera, o nada.',
      'Cada una se abre de otra manera. Abrimos una entrada con el menor daño que podamos. Así usted trabaja hoy y cierra con llave esta noche.',
    ],
  },
  when: {
    heading: 'Por qué nos llaman los negocios',
    items: [
      'La única llave se fue a casa con un empleado que no contesta.',
      'Se partió una llave en la cerradura del portón.',
      'La cortina metálica está arriba, pero la puerta que está detrás no abre.',
      'Falló el lector de tarjetas o el teclado, y la puerta sigue cerrada.',
      'Un gerente se fue y nunca devolvió las llaves.',
      'Una oficina, un cuarto de materiales o un escritorio quedó cerrado en pleno día de trabajo.',
      'Es hora de cerrar y la puerta principal no cierra con llave.',
    ],
  },
  how: {
    heading: 'De la acera al mostrador',
    steps: [
      {
        title: 'Averiguar quién puede autorizarlo',
        text: 'Tiene que aprobar el trabajo el dueño del negocio o un gerente nombrado por el dueño. También puede hacerlo el agente del propietario del local. Muchas veces basta una llamada corta al dueño mientras estamos ahí.',
      },
      {
        title: 'Escoger la entrada',
        text: 'Una puerta de lado o de atrás puede ser más fácil que la del frente. Primero quitamos los candados del portón, y después viene la cerradura de la puerta. Además, alguien tiene que poder llegar al panel de la alarma.',
      },
      {
        title: 'Usar la ganzúa o ir por otro lado',
        text: 'Las buenas cerraduras comerciales toman más tiempo que las de casa. Las de alta seguridad están hechas para resistir la ganzúa. Si la contrachapa eléctrica del marco sigue trabada sin corriente, esa puerta suele tener también un cilindro de llave normal. Trabajamos en ese.',
      },
      {
        title: 'Que la puerta vuelva a cerrar',
        text: 'Si hay que taladrar, primero le decimos por qué. Un cilindro de rosca se puede cambiar sin cambiar toda la cerradura. Pero la medida y la leva, la pieza que mueve el pasador, tienen que coincidir.',
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir la puerta de un negocio',
    paragraphs: [
      'El servicio de apertura de emergencia tiene un precio inicial de $49. En una tienda u oficina puede costar bastante más. Puede haber un portón y una puerta, una cerradura de alta seguridad o una eléctrica que obligue a ir por otro lado. También pueden subir el precio el horario nocturno, la distancia y las piezas nuevas. Pida el precio, y que lo acepte quien paga la cuenta, antes de que saquemos una herramienta.',
      'Si la llave perdida abría también otros cuartos, pida un precio aparte por el cambio de combinación (rekey) de esas puertas. Es cambiar los pines para que sirva otra llave.',
    ],
  },
  ready: {
    heading: 'Quién y qué debe estar ahí',
    items: [
      'Una identificación con foto de quien pide el servicio, y su puesto en la compañía.',
      'Un contrato de renta, una licencia o una factura con el nombre y la dirección del negocio.',
      'Un teléfono del dueño o del administrador de la propiedad.',
      'El código de la alarma, y el número de la compañía de alarmas para que usted le avise.',
      'Las llaves de repuesto que tenga, aunque no parezcan ser esas. Nos ayudan a identificar la cerradura.',
    ],
  },
  questions: [
    {
      question: '¿Puede un empleado pedir que abran la puerta?',
      answer:
        'Sí, si el dueño o el gerente lo confirma. No basta con un uniforme o una etiqueta con su nombre.',
    },
    {
      question: 'El propietario del local cambió mis cerraduras. ¿Me abren?',
      answer:
        'No mientras ustedes dos no estén de acuerdo. Hable primero con el propietario o con un abogado. Podemos ir cuando el propietario lo acepte por escrito.',
    },
    {
      question: 'Alguien está atrapado adentro. ¿Es trabajo para ustedes?',
      answer:
        'Si alguien está herido o en peligro, o si ve humo, llame al 911. Cuando todos estén a salvo, llámenos para revisar la puerta de salida. La gente debe poder salir sin llave.',
    },
    {
      question: '¿Abren cajas fuertes?',
      answer:
        'Las cajas fuertes no están en nuestra lista de servicios. Abrimos puertas, portones y las cerraduras de adentro de su negocio. Si no está seguro, llame y díganos qué es.',
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/services/commercial-locksmith/emergency-exit-device',
    '/service-areas/union-city',
  ],
};
