import type { ServiceCopy } from '../../../../registry/copy.ts';

export const accessControl: ServiceCopy = {
  title: 'Control de acceso para puertas, Condado de Hudson, NJ',
  description:
    'Teclados, llaveros electrónicos y contrachapas eléctricas: de qué depende el precio, qué hace cada parte, qué pasa sin luz y qué decidir antes.',
  keywords: [
    'control de acceso',
    'teclado para puerta',
    'cerradura electrónica para negocio',
    'cerradura magnética',
    'contrachapa eléctrica',
    'tarjeta de acceso para oficina',
    'cerrajero comercial North Bergen',
  ],
  heading: 'Control de acceso para puertas',
  lead: 'Con un código, una tarjeta o el teléfono se abre la puerta sin llave. Cuando alguien se va, usted borra un nombre y no toca las cerraduras.',
  modified: '2026-11-25',
  picture: {
    name: 'access-control',
    alt: 'Un teclado iluminado en la pared, junto a la puerta de una oficina',
  },
  what: {
    heading: '¿Cómo funciona una cerradura electrónica?',
    paragraphs: [
      'Primero está lo que usted lleva o sabe: un código, una tarjeta, un llavero electrónico o el teléfono. Luego está el lector o teclado que lo revisa, un controlador que decide si sí o si no, y la cerradura eléctrica, que abre.',
      'Lo más sencillo es una manija con teclado, que trae las cuatro partes juntas y usa pilas. Es buena para una sola puerta del personal. Los sistemas más grandes usan una misma lista de usuarios en muchas puertas y anotan quién entró. También siguen un horario: abrir a las nueve, cerrar a las cinco.',
      'Lo que más importa es la cerradura. La contrachapa eléctrica (‘electric strike’) va en el marco, en lugar de la común, y deja libre el pestillo. Una cerradura eléctrica o una barra antipánico eléctrica hace ese trabajo en la puerta misma. Una cerradura magnética sujeta la puerta con un imán, así que lleva corriente todo el tiempo y necesita formas seguras de soltarse.',
    ],
  },
  when: {
    heading: '¿Cuándo conviene el control de acceso?',
    intro:
      'Si solo tres personas usan la puerta, todavía conviene más una llave. Piense en algo electrónico cuando:',
    items: [
      'El personal cambia tanto que usted cambia la combinación (rekey) de las cerraduras a cada rato.',
      'Necesita saber quién entró al cuarto de mercancía, y cuándo.',
      'Los de limpieza o los repartidores solo deben entrar ciertos días.',
      'La recepción tiene que abrirles a las visitas con un botón.',
      'Los gerentes no quieren manejar hasta allá solo para abrir una puerta.',
    ],
  },
  how: {
    heading: '¿Cómo se instala?',
    steps: [
      {
        title: 'Ver la puerta',
        text: 'Revisamos el marco, el pestillo, el cierrapuertas, la etiqueta de puerta contra fuego si tiene, y por dónde puede ir un cable. Si la puerta no se cierra sola, eso lo arreglamos primero, porque ningún sistema puede asegurar una puerta abierta.',
      },
      {
        title: 'Elegir qué pasa si se va la luz',
        text: '‘Fail-secure’ quiere decir que, sin luz, la puerta sigue cerrada por fuera, y ‘fail-safe’, que se puede abrir. En los dos casos, los de adentro tienen que poder salir, normalmente con la manija o la barra.',
      },
      {
        title: 'Instalar las partes',
        text: 'Primero va la contrachapa o la cerradura. Luego van el lector y la fuente de corriente con su batería de respaldo. Al final va el botón de salida o el sensor, si lleva.',
      },
      {
        title: 'Agregar a los usuarios',
        text: 'Le damos a cada persona su propio código o llavero, porque si varios comparten un código, no hay cómo saber quién entró. También borramos el código de fábrica.',
      },
      {
        title: 'Cortar la corriente',
        text: 'Cortamos la corriente y probamos todo con la batería, con la alarma de incendios, si hay una conectada, y con la llave de respaldo.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta un control de acceso?',
    paragraphs: [
      'Un solo teclado de pilas es lo más barato, y cada puerta con cables cuesta más. También se paga más por ciertas cerraduras eléctricas, por pasar cables por paredes terminadas y por puertas de vidrio o contra fuego. Igual con los lectores de tarjetas cifradas y los programas con cuota mensual.',
      'Pregunte por las cuotas mensuales, además de la instalación, y también qué no está incluido. Un tomacorriente nuevo, por ejemplo, es trabajo de un electricista. Pida el precio por escrito antes de aceptar.',
    ],
  },
  ready: {
    heading: 'Qué saber antes de llamar',
    items: [
      '¿Cuántas puertas son, y cuántas personas usan cada una?',
      '¿Hay horas en que una puerta deba quedar abierta para todos? ¿Cuáles?',
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
        'No, si se prepara para eso. Una batería de respaldo mantiene el sistema por un tiempo, y después usted entra con una llave de respaldo. Guárdela en algún lugar fuera del edificio.',
    },
    {
      question: '¿Se puede copiar un llavero electrónico?',
      answer:
        'Los viejos, de baja frecuencia, se copian con aparatos baratos. Los cifrados son mucho más difíciles de copiar, así que téngalo en cuenta al elegir el lector.',
    },
    {
      question: '¿Las cerraduras magnéticas necesitan permiso?',
      answer:
        'Puede que sí, porque un imán puede dejar a alguien atrapado. Por eso muchas ciudades piden sensores, un botón de salida, conexión con la alarma de incendios o una inspección. Consulte primero con el departamento de construcción (‘building department’).',
    },
    {
      question: '¿Hace falta internet?',
      answer:
        'No. Una cerradura que funciona sola no lo usa, y la mayoría de los controladores siguen funcionando si se cae la conexión. El internet solo hace falta para abrir una puerta desde lejos.',
    },
  ],
  related: [
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/commercial-locksmith/master-key',
    '/services/commercial-locksmith/lock-rekey',
    '/service-areas/weehawken',
  ],
};
