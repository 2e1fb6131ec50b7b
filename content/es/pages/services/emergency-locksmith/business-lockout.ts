import type { ServiceCopy } from '../../../../registry/copy.ts';

export const businessLockout: ServiceCopy = {
  title: 'Abrir puerta de negocio, Condado de Hudson, NJ',
  description:
    '¿No puede entrar a su tienda, oficina o almacén? Cómo abrimos puertas de vidrio, cortinas metálicas y cerraduras eléctricas, y quién puede autorizarlo.',
  keywords: [
    'abrir puerta de negocio',
    'me quedé fuera de mi tienda',
    'abrir puerta de oficina',
    'cortina metálica trabada',
    'cerrajero comercial 24 horas',
  ],
  heading: 'Abrir puerta de negocio',
  lead: 'Su personal está en la acera y la puerta no abre. Díganos qué clase de puerta es, y tenga ahí a alguien que pueda autorizar el trabajo.',
  modified: '2026-11-28',
  picture: {
    name: 'business-lockout',
    alt: 'Un letrero rojo de “cerrado” detrás de la puerta de vidrio de una tienda, cerrada con llave, de noche',
  },
  what: {
    heading: 'Abrir la puerta de una tienda u oficina',
    paragraphs: [
      'Muchas tiendas tienen una puerta con marco angosto de aluminio. Adentro lleva un pasador que gira o engancha, y lo mueve un cilindro enroscado en la puerta y sujeto con un tornillo pequeño. Las oficinas suelen tener cerraduras de manija, de uso pesado. La puerta de atrás puede tener una barra antipánico por dentro y, por fuera, solo una agarradera, o nada.',
      'Cada una se abre de una manera distinta. Le abriremos una entrada con el menor daño posible, para que pueda trabajar hoy y cerrar con llave esta noche.',
    ],
  },
  when: {
    heading: '¿Por qué nos llaman los negocios?',
    items: [
      'La única llave se la llevó a casa un empleado que no contesta.',
      'Se partió una llave en la cerradura de la cortina metálica.',
      'La cortina metálica está arriba, pero la puerta que está detrás no abre.',
      'Falló el lector de tarjetas o el teclado, y la puerta sigue cerrada.',
      'Un gerente se fue y nunca devolvió las llaves.',
      'Una oficina, un cuarto de materiales o un escritorio quedó cerrado en pleno día de trabajo.',
      'Es hora de cerrar y la puerta principal no cierra con llave.',
    ],
  },
  how: {
    heading: '¿Cómo abrimos la puerta de un negocio?',
    steps: [
      {
        title: 'Saber quién puede autorizarlo',
        text: 'Tiene que autorizarlo el dueño del negocio, un gerente que él nombre o el agente del dueño del local. Muchas veces basta con llamar un momento al dueño mientras estamos ahí.',
      },
      {
        title: 'Escoger la entrada',
        text: 'Una puerta lateral o trasera puede ser más fácil que la del frente. Primero quitamos los candados de la cortina metálica, y después viene la cerradura de la puerta. Alguien tiene que poder llegar también al panel de la alarma.',
      },
      {
        title: 'Usar la ganzúa o abrir con otro método',
        text: 'Una buena cerradura comercial toma más tiempo que una de casa. Las de alta seguridad están hechas para resistir la ganzúa. Si la contrachapa eléctrica del marco sigue trabada sin corriente, esa puerta suele tener también un cilindro de llave normal, y ahí trabajamos.',
      },
      {
        title: 'Que la puerta vuelva a cerrar',
        text: 'Si hay que taladrar, primero le diremos por qué. Un cilindro de rosca se puede cambiar sin cambiar toda la cerradura, si coinciden la medida y la leva, la pieza que mueve el pasador.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta abrir la puerta de un negocio?',
    paragraphs: [
      'La apertura de emergencia cuesta desde $49. En una tienda u oficina puede costar bastante más. Puede haber una cortina y una puerta, una cerradura de alta seguridad o una eléctrica que hay que abrir con otro método. También puede costar más si es de noche, si queda lejos o si hacen falta piezas. Pida el precio, y que lo acepte quien va a pagar, antes de que saquemos una herramienta.',
      'Si la llave perdida abría también otros cuartos, pida un precio aparte por cambiar la combinación (rekey) de esas cerraduras. Se cambian los pines para que funcione otra llave.',
    ],
  },
  ready: {
    heading: 'Quién debe estar ahí y qué tener a mano',
    items: [
      'Una identificación con foto de quien nos llama, y qué puesto tiene en el negocio.',
      'Un contrato de renta, una licencia o un recibo con el nombre y la dirección del negocio.',
      'El teléfono del dueño o del administrador del edificio.',
      'El código de la alarma, y el número de la compañía de alarmas para que usted le avise.',
      'Las llaves de repuesto que tenga, aunque no parezcan ser esas, porque nos ayudan a saber qué cerradura es.',
    ],
  },
  questions: [
    {
      question: '¿Puede un empleado pedir que abran la puerta?',
      answer:
        'Sí, si el dueño o el gerente lo confirma. No basta con un uniforme o una etiqueta con su nombre.',
    },
    {
      question: 'El dueño del local me cambió las cerraduras. ¿Me abren?',
      answer:
        'No, mientras ustedes dos no se pongan de acuerdo. Hable primero con el dueño del local o con un abogado. Podemos ir cuando el dueño lo acepte por escrito.',
    },
    {
      question: 'Hay alguien atrapado adentro. ¿Los llamo a ustedes?',
      answer:
        'Si alguien está herido o en peligro, o si ve humo, llame al 911. Cuando todos estén a salvo, llámenos para revisar la puerta de salida, porque la gente debe poder salir sin llave.',
    },
    {
      question: '¿Abren cajas fuertes?',
      answer:
        'Las cajas fuertes no están en nuestra lista. Abrimos puertas, cortinas metálicas y las cerraduras de adentro de su negocio. Si no está seguro, llame y díganos qué es.',
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
