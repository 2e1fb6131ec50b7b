import type { ServiceCopy } from '../../../../registry/copy.ts';

export const houseLockout: ServiceCopy = {
  title: 'Apertura de casa en el Condado de Hudson, NJ',
  description:
    '¿Se quedó fuera de su casa o apartamento? Qué ver primero, cómo abrimos la puerta, qué prueba de dirección pedimos y qué puede subir el precio.',
  keywords: [
    'apertura de casa',
    'apertura de apartamento',
    'me quedé fuera de mi casa',
    'abrir puerta de casa sin llave',
    'cerrajero a domicilio en el Condado de Hudson',
    'llave rota en la puerta',
  ],
  heading: 'Apertura de casa y apartamento',
  lead: 'La puerta se cerró detrás de usted y la llave quedó adentro. Estamos abiertos toda la noche. Primero repase la lista corta de abajo.',
  modified: '2026-11-22',
  picture: {
    name: 'house-lockout',
    alt: 'Una puerta de entrada cerrada con llave; por el vidrio de al lado, unas llaves en una mesa con lámpara',
  },
  what: {
    heading: 'Abrir la puerta y conservar la cerradura',
    paragraphs: [
      'Queremos que vuelva a entrar con la misma cerradura y la misma llave. Por eso miramos primero la puerta: hacia dónde abre, qué la tiene cerrada y qué tan buena es la cerradura.',
      'Si la puerta se cerró sola, la aguanta nada más el pestillo de resorte. Si usted le pasó llave, la aguanta también el cerrojo (deadbolt), y eso da más trabajo. Trate de recordar si le dio vuelta a la llave al salir.',
    ],
  },
  when: {
    heading: 'Antes de llamar, y cuándo llamar',
    intro: 'Si hay humo, olor a gas o una olla en la estufa, llame al 911. Si no:',
    items: [
      'Pregunte si tiene copia un vecino, un familiar o alguien que vive con usted.',
      'Si renta, llame al súper del edificio o al dueño. Tal vez tengan una llave de su apartamento.',
      'Pruebe la puerta de atrás, pero no se suba a una ventana ni a la escalera de incendios.',
      'Llámenos si perdió la llave, se la robaron, se dobló o se partió en la cerradura.',
      'Llámenos si una cerradura de teclado está muerta y no tiene hueco para llave.',
      'Llámenos si la llave entra pero no gira, ni siquiera jalando la puerta hacia usted.',
    ],
  },
  how: {
    heading: 'Qué hacemos en su puerta',
    steps: [
      {
        title: 'Ver quién es usted',
        text: 'Usted nos muestra una identificación con foto y algo que tenga esta dirección. Si las dos cosas están adentro, díganoslo por teléfono. Antes de salir para allá, acordamos con usted cómo revisarlas.',
      },
      {
        title: 'Probar el pestillo',
        text: 'Si solo aguanta un pestillo de resorte, a veces lo podemos correr sin tocar la cerradura misma. Un pestillo con seguro (deadlatch) que funciona está hecho para impedirlo.',
      },
      {
        title: 'Abrir con ganzúa',
        text: 'Dentro de la cerradura hay pines pequeños con resortes. Subimos cada uno a la altura que le daría su llave, y la cerradura gira. Hace falta paciencia, y normalmente la cerradura queda como estaba.',
      },
      {
        title: 'Taladrar solo si nada más sirve',
        text: 'Hay cerraduras de alta seguridad, o muy gastadas, que no abren con ganzúa. Taladrar arruina el cilindro y usted necesitaría uno nuevo. Le decimos por qué y cuánto cuesta la pieza, y usted decide.',
      },
    ],
  },
  price: {
    heading: 'Qué decide el precio en su puerta',
    paragraphs: [
      'El servicio de apertura de emergencia tiene un precio inicial de $49, y el final depende del trabajo. Un pestillo a mediodía es trabajo rápido. Un cerrojo que resiste la ganzúa a las tres de la mañana, no. Pueden subirlo el horario nocturno, la distancia y el tipo de cerradura. También cuentan las puertas cerradas que haya en el camino y un cilindro nuevo. Miramos la puerta, le decimos el precio y empezamos cuando usted dice que sí.',
    ],
  },
  ready: {
    heading: 'Prueba de que usted vive ahí',
    items: [
      'Licencia de conducir o identificación del estado. Si tiene una dirección vieja, agregue algo más reciente.',
      'Un contrato de renta, una escritura, una factura de luz o gas, o una carta. Sirve en el teléfono.',
      'El número del dueño o del súper, si pueden dar fe de usted.',
      'El piso, el número de apartamento y cómo pasar por el lobby o el portón.',
      'El código de cualquier alarma que se active al abrir la puerta.',
    ],
  },
  questions: [
    {
      question: '¿Y si mi identificación y mi contrato están en el apartamento?',
      answer:
        'Díganoslo cuando llame. Ayuda una factura en su correo electrónico, y también un súper que lo conozca. Luego vemos su identificación y su contrato apenas se abre la puerta. Si no hay cómo mostrar que usted vive ahí, no podemos abrirla.',
    },
    {
      question: 'Me robaron el bolso con la llave. ¿Basta con entrar?',
      answer:
        'Usted estaría adentro, pero alguien puede tener su llave y su dirección. Pídanos un cambio de combinación (rekey) en la misma visita. Cambiamos los pines para que sirva otra llave, y la robada deja de servir.',
    },
    {
      question: '¿Abren una cerradura inteligente con las pilas muertas?',
      answer:
        'Por lo general sí. Pero primero mire debajo del teclado: puede haber dos contactos para una pila de 9 voltios. O puede haber un hueco de llave detrás de una tapa. Con cualquiera de los dos tal vez entre sin nosotros.',
    },
    {
      question: '¿Le abren a mi inquilino o a mi ex?',
      answer:
        'Solo a quien pueda mostrar que tiene derecho a entrar. Si dos personas discuten quién vive ahí, eso lo tiene que resolver la policía o un tribunal.',
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/residential-locksmith/lock-rekey',
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
