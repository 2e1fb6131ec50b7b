import type { CategoryCopy } from '../../../../registry/copy.ts';

export const commercialCategory: CategoryCopy = {
  title: 'Cerrajero comercial en el Condado de Hudson, NJ',
  description:
    'Cerraduras, rekey, llaves maestras, control de acceso y barras antipánico para tiendas, oficinas y almacenes en North Bergen y siete ciudades más.',
  keywords: [
    'cerrajero comercial',
    'cerrajero para negocios North Bergen',
    'cerrajero para oficinas',
    'cerrajero para tiendas',
    'cerraduras para almacén',
    'cerrajero con licencia NJ',
  ],
  heading: 'Cerrajero comercial',
  lead: 'Trabajamos en puertas que clientes, empleados y repartidores usan todo el día. Tenemos licencia y seguro, y estamos abiertos de día y de noche, los siete días de la semana.',
  modified: '2026-11-25',
  picture: {
    name: 'commercial-locksmith',
    alt: 'Una llave en el cilindro de una puerta de vidrio, con luces y estantes llenos detrás',
  },
  passages: [
    {
      heading: '¿Qué tiene de distinto la puerta de un negocio?',
      paragraphs: [
        'En su casa decide usted. En el negocio, la puerta tiene que servirle al dueño que la paga y a los empleados que la usan. También al dueño del local y al inspector que la revisa. De noche no debe dejar entrar a ladrones, y a toda hora debe dejar salir a todos. Por eso, antes de hablar de cerraduras, le preguntaremos quién entra, cuándo y cómo sale.',
      ],
    },
    {
      heading: 'Cerrajero para tiendas, oficinas y almacenes',
      paragraphs: [
        'Una tienda de Bergenline Avenue puede tener una puerta de vidrio con marco angosto de metal. Un almacén de Secaucus puede tener puertas de acero, muelles de carga y barras antipánico. Una oficina en Lincoln Harbor puede tener cerraduras de manija, una entrada compartida y un administrador a quien preguntar primero. En cada lugar, una llave perdida significa un trabajo distinto.',
        'Casi siempre puede conservar la mayor parte de lo que tiene. A una buena cerradura se le cambia la combinación, o sea, los pines, para que sirva otra llave. A una buena puerta se le puede poner una contrachapa eléctrica. Si basta con un trabajo más pequeño, se lo diremos.',
      ],
    },
    {
      heading: '¿Cómo pido un trabajo para mi negocio?',
      paragraphs: [
        'Llame a cualquier hora, o mande el formulario con el servicio que cree que le hace falta. Díganos cuántas puertas son, de qué están hechas y qué horas no le convienen. Si son varias, casi siempre las recorremos primero. Después le daremos una lista de las puertas con un precio, y puede decir que sí a todo o a una parte. El precio depende de las piezas, de cuántas puertas sean y de cómo estén los marcos. Si es de noche o queda lejos, puede costar más.',
        'Tenga con qué mostrar que usted puede decidir por el negocio: su identificación, más un contrato de renta, un registro o una carta del dueño. Tenemos que preguntar, aunque usted tenga prisa, porque eso lo protege cuando un extraño intenta lo mismo.',
      ],
    },
  ],
  choose: {
    heading: '¿Qué servicio le hace falta?',
    items: [
      {
        text: 'Faltan llaves, pero las cerraduras funcionan: cambio de combinación.',
        path: '/services/commercial-locksmith/lock-rekey',
      },
      {
        text: 'La manija cuelga, el pasador se traba o forzaron la cerradura: cambio de cerradura.',
        path: '/services/commercial-locksmith/lock-replacement',
      },
      {
        text: 'Hay demasiadas llaves en el llavero, o cada inquilino necesita la suya: sistema de llave maestra.',
        path: '/services/commercial-locksmith/master-key',
      },
      {
        text: 'El personal cambia demasiado para usar llaves: control de acceso.',
        path: '/services/commercial-locksmith/access-control',
      },
      {
        text: 'La barra se traba o la puerta de salida no engancha: servicio de barra antipánico.',
        path: '/services/commercial-locksmith/emergency-exit-device',
      },
      {
        text: 'Está afuera y no puede entrar: abrir puerta de negocio, en los servicios de emergencia.',
        path: '/services/emergency-locksmith/business-lockout',
      },
    ],
  },
  services: {
    'lock-replacement':
      'Una cerradura nueva, del grado correcto, en lugar de una gastada, rota o muy débil.',
    'lock-rekey':
      'Las mismas cerraduras con llaves nuevas. La que nunca devolvieron deja de servir.',
    'emergency-exit-device':
      'Barras antipánico y barras contra fuego, ajustadas, reparadas o instaladas.',
    'master-key': 'Cada quien abre sus puertas, y la llave del gerente las abre todas.',
    'access-control':
      'Teclados, lectores de tarjetas y contrachapas eléctricas, con una salida segura.',
  },
  questions: [
    {
      question: '¿Pueden trabajar después de que cerramos?',
      answer:
        'Sí, estamos abiertos 24/7. De noche puede costar más, así que pida los dos precios antes de elegir.',
    },
    {
      question: 'Las puertas son del dueño del local. ¿Quién debe llamar?',
      answer:
        'Cualquiera de los dos. Si usted renta, lea su contrato y pídale antes el permiso al dueño por escrito. Así se ahorra un viaje en vano.',
    },
    {
      question: '¿En qué ciudades trabajan con negocios?',
      answer:
        'Trabajamos en North Bergen, Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken y Secaucus.',
    },
  ],
};
