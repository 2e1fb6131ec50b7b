import type { ServiceCopy } from '../../../../registry/copy.ts';

export const accessControl: ServiceCopy = {
  title: 'Control de acceso para puertas, Condado de Hudson, NJ',
  description:
    'Teclados, llaveros electrónicos y contrachapas eléctricas: qué hace cada parte, qué pasa si se va la luz y qué decidir antes de instalar.',
  keywords: [
    'control de acceso',
    'teclado para puerta',
    'cerradura electrónica para negocio',
    'cerradura magnética',
    'contrachapa eléctrica',
    'tarjeta de acceso para oficina',
    'cerrajero comercial North Bergen',
  ],
  heading: 'Control de acceso',
  lead: 'Abra la puerta con un código, una tarjeta o el teléfono en vez de una llave. Cuando alguien se va, usted borra un nombre y no toca las cerraduras.',
  modified: '2026-11-22',
  picture: {
    name: 'access-control',
    alt: 'Un teclado iluminado en la pared, junto a la puerta de una oficina',
  },
  what: {
    heading: 'Las cuatro partes de una cerradura electrónica',
    paragraphs: [
      'Primero está lo que usted lleva o sabe: un código, una tarjeta, un llavero electrónico o el teléfono. Luego está el lector o teclado que lo revisa. Un controlador decide si sí o si no. Y está la cerradura eléctrica, que abre.',
      'Lo más sencillo es una manija con teclado: trae las cuatro partes juntas y usa pilas. Es buena para una sola puerta del personal. Los sistemas más grandes usan una misma lista de usuarios en muchas puertas. También anotan quién entró y siguen un horario: abrir a las nueve, cerrar a las cinco.',
      'Lo que más importa es la cerradura. La contrachapa eléctrica (‘electric strike’) va en el marco, en lugar de la placa común, y deja libre el pestillo. Una cerradura eléctrica o una barra antipánico eléctrica hace ese trabajo en la puerta misma. Una cerradura magnética sujeta la puerta con un imán. Necesita corriente todo el tiempo y formas seguras de soltarse.',
    ],
  },
  when: {
    heading: 'Cuándo vale lo que cuesta',
    intro:
      'Si tres personas usan la puerta, todavía conviene más una llave. Piense en algo electrónico cuando:',
    items: [
      'El personal cambia tanto que usted cambia la combinación (rekey) de las cerraduras a cada rato.',
      'Necesita saber quién entró al cuarto de mercancía, y cuándo.',
      'Los de limpieza o los repartidores solo deben entrar ciertos días.',
      'La recepción tiene que abrirles a las visitas con un botón.',
      'Los gerentes no quieren manejar hasta allá solo para abrir una puerta.',
    ],
  },
  how: {
    heading: 'Planear, instalar y probar sin corriente',
    steps: [
      {
        title: 'Ver la puerta',
        text: 'Revisamos el marco, el pestillo, el cierrapuertas, la etiqueta de puerta contra fuego si tiene, y por dónde puede ir un cable. Si la puerta no se cierra sola, eso lo arreglamos primero. Ningún sistema puede asegurar una puerta abierta.',
      },
      {
        title: 'Elegir qué pasa si se va la luz',
        text: '‘Fail-secure’ quiere decir que la puerta sigue cerrada por fuera. ‘Fail-safe’ quiere decir que queda sin seguro. En los dos casos, los de adentro tienen que poder salir, normalmente con la manija o la barra.',
      },
      {
        title: 'Instalar las partes',
        text: 'Primero va la contrachapa o la cerradura. Luego van el lector y la fuente de corriente con su batería de respaldo. Al final, el botón de salida o el sensor, si lleva.',
      },
      {
        title: 'Agregar a los usuarios',
        text: 'Cada persona recibe su propio código o llavero. Si varios comparten un código, no hay cómo saber quién entró. Borramos el código de fábrica.',
      },
      {
        title: 'Cortar la corriente',
        text: 'Cortamos la corriente y probamos todo con la batería. También con la alarma de incendios, si hay una conectada, y con la llave de respaldo.',
      },
    ],
  },
  price: {
    heading: 'Qué lo hace más caro',
    paragraphs: [
      'Un solo teclado de pilas es lo más barato. Cada puerta con cables sube el precio. También lo suben ciertas cerraduras eléctricas, los cables por paredes terminadas y las puertas de vidrio o las puertas contra fuego. Lo mismo hacen los lectores de tarjetas cifradas y los programas con cuota mensual.',
      'Pregunte por las cuotas mensuales, además de la instalación. Pregunte también qué no está incluido. Un tomacorriente nuevo, por ejemplo, es trabajo de un electricista. Pida el precio por escrito antes de aceptar.',
    ],
  },
  ready: {
    heading: 'Lo que conviene saber antes de hablarnos',
    items: [
      '¿Cuántas puertas son, y cuántas personas usan cada una?',
      '¿Hay horas en que una puerta deba quedar sin seguro? ¿Cuáles?',
      '¿La puerta es suya? Si el edificio es compartido, pregunte primero al administrador.',
      '¿Tiene que funcionar con una alarma de incendios, un intercomunicador o una cámara?',
      '¿Quién va a agregar y borrar usuarios, y quién lo hace cuando esa persona falta?',
      '¿Quién nos recibe con una identificación con foto y algo que muestre que puede decidir por el negocio?',
    ],
  },
  questions: [
    {
      question: '¿Nos quedamos afuera si se va la luz?',
      answer:
        'No, si se prepara para eso. Una batería de respaldo mantiene el sistema por un tiempo. Después, usted entra con una llave de respaldo. Guarde esa llave en algún lugar fuera del edificio.',
    },
    {
      question: '¿Se puede copiar un llavero electrónico?',
      answer:
        'Los viejos, de baja frecuencia, se copian con aparatos baratos. Los cifrados son mucho más difíciles de copiar. Téngalo en cuenta al elegir el lector.',
    },
    {
      question: '¿Las cerraduras magnéticas necesitan permiso?',
      answer:
        'Puede que sí. Un imán puede dejar a alguien atrapado. Por eso muchas ciudades piden sensores, un botón de salida, conexión con la alarma de incendios o una inspección. Consulte primero con el departamento de construcción (‘building department’).',
    },
    {
      question: '¿Hace falta internet?',
      answer:
        'No. Una cerradura que funciona sola no lo necesita. La mayoría de los controladores siguen funcionando si se cae la conexión. El internet solo hace falta para abrir una puerta desde lejos.',
    },
  ],
  related: [
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/commercial-locksmith/master-key',
    '/services/commercial-locksmith/lock-rekey',
    '/service-areas/weehawken',
  ],
};
