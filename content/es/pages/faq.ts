import type { faq as en } from '../../en/pages/faq.ts';
import { business } from '../../facts/business.ts';
import { ownerQuestions } from '../../owner/owner-questions.ts';
import { tripFeeWords } from '../../registry/stated-facts.ts';
import type { Translated } from '../../translated.ts';
import { commonQuestions } from './shared/common-questions.ts';

/** Every question with its answer, in groups. */
export const faq: Translated<typeof en> = {
  title: 'Preguntas sobre cerrajería | Locksmith & Security',
  description:
    'Cuánto cuesta abrir una puerta, qué tener a mano, cambio de combinación (rekey), llaves de carro y qué hacemos con sus datos.',
  keywords: [
    'preguntas para un cerrajero',
    'precios de cerrajero en North Bergen',
    'cuánto cuesta un cerrajero',
    'cambiar la cerradura o la combinación',
    'perdí las llaves del carro',
  ],
  heading: 'Preguntas frecuentes',
  lead: 'Aquí están las respuestas a lo que más nos preguntan. Si no ve la suya, llame y pregunte.',
  modified: '2026-11-25',
  groupsLabel: 'Grupos de preguntas',
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/emergency-locksmith/house-lockout',
    '/services/auto-locksmith/car-key-replacement',
  ],
  groups: [
    {
      id: 'calling',
      heading: 'Llamadas y solicitudes',
      questions: [
        { id: 'call-or-form', ...commonQuestions['call-or-form'] },
        {
          id: 'open-hours',
          question: '¿Trabajan de noche y los días de fiesta?',
          answer:
            'Sí. El servicio de emergencia funciona las 24 horas, los 7 días de la semana, también los fines de semana y los días de fiesta. De noche puede costar más, así que si el trabajo puede esperar hasta la mañana, pida los dos precios.',
        },
        {
          id: 'what-to-say',
          question: '¿Qué les digo cuando llame?',
          answer:
            'Díganos dónde está, con la esquina más cercana si la sabe. Después, qué no abre, qué pasó con la llave y cómo es la cerradura: perilla, cerrojo (deadbolt), teclado o candado. Si es un carro, el año, la marca y el modelo. Y si hay portero, o un código para el portón, díganoslo también.',
        },
        {
          id: 'after-form',
          question: '¿Qué pasa después de mandar una solicitud en línea?',
          answer:
            'El sitio guarda su solicitud, nos la manda por correo electrónico y le muestra un número de referencia. Si nos dio un correo, le llega una confirmación corta. Luego le llamaremos o le mandaremos un correo para hablar del trabajo, la hora y el precio. Nada queda acordado hasta que hable con nosotros.',
        },
        {
          id: 'towns',
          question: '¿A qué ciudades van?',
          answer:
            'Vamos a ocho ciudades del norte de New Jersey: North Bergen, donde tenemos la sede, Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken y Secaucus. Si está una cuadra más allá, llame y pregunte si podemos ir.',
        },
        ...(ownerQuestions.calling ?? []),
      ],
    },
    {
      id: 'prices',
      heading: 'Precios',
      questions: [
        { id: 'lockout-price', ...commonQuestions['lockout-price'] },
        {
          id: 'installation-price',
          question: '¿Cuánto cuesta instalar una cerradura?',
          answer:
            'Instalar una cerradura cuesta desde $99. Es un precio inicial. Lo que más cambia el precio es la cerradura que elija. También puede costar más si la puerta o el marco están en mal estado o hay que abrir huecos nuevos. Lo mismo si son varias puertas o si es de noche. Díganos qué tiene hoy la puerta, y pida el precio completo antes de que empecemos.',
        },
        {
          id: 'price-before-work',
          question: '¿Cuándo me dan el precio exacto?',
          answer: `En dos pasos. Por teléfono le diremos qué trabajo parece ser y qué podría cambiar el precio. En la puerta, después de ver la cerradura, le daremos el precio del trabajo, y usted puede decir que no. ${tripFeeWords}`,
        },
        {
          id: 'price-changes',
          question: '¿Por qué puede cambiar el precio en la puerta?',
          answer:
            'Casi siempre es por la cerradura misma. Un cilindro de alta seguridad, una llave partida adentro, un pasador doblado o una puerta hinchada dan más trabajo. También una pieza mala que no se ve desde afuera. Si encontramos algo así, pararemos, se lo mostraremos y acordaremos con usted el nuevo precio antes de seguir.',
        },
        ...(ownerQuestions.prices ?? []),
      ],
    },
    {
      id: 'lockouts',
      heading: 'Si se quedó afuera',
      questions: [
        {
          id: 'child-or-pet',
          question: 'Se quedó encerrado un niño o una mascota. ¿A quién llamo?',
          answer:
            'Llame primero al 911 si alguien adentro puede estar en peligro: un niño, una mascota en un carro caliente o frío, una persona enferma o una estufa prendida. La policía o los bomberos entran a la fuerza si hace falta. Después llámenos, y nos ocuparemos de la cerradura.',
        },
        { id: 'drilling', ...commonQuestions.drilling },
        {
          id: 'key-broken',
          question: 'Se me partió la llave en la cerradura. ¿Qué hago?',
          answer:
            'Deje el pedazo donde está. Si le pone pegamento o empuja con otra llave, es más difícil sacarlo. Guarde la otra mitad, porque muchas veces las dos juntas muestran los cortes para una llave nueva. Sacamos el pedazo con un extractor fino y probamos la cerradura antes de cortar una copia.',
        },
        {
          id: 'renting',
          question: 'Soy inquilino. ¿Pueden abrirme la puerta?',
          answer:
            'Sí, si puede mostrar que vive ahí: una identificación con foto que tenga esa dirección, el contrato de renta o correo a su nombre. Entrar es una cosa y cambiar la cerradura es otra. Para cambiarla, puede que el dueño tenga que estar de acuerdo, así que pregúntele antes a él o al administrador.',
        },
        {
          id: 'storage-lockout',
          question: '¿Pueden abrir mi storage?',
          answer:
            'Sí, si muestra que usted renta la unidad, con el contrato y una identificación con el mismo nombre. Hable primero con la oficina, porque muchas quieren estar presentes o dar permiso. El candado de disco está hecho para resistir la ganzúa. Puede que tengamos que cortarlo, y entonces le hará falta uno nuevo.',
        },
      ],
    },
    {
      id: 'homes-and-businesses',
      heading: 'Cerraduras en la casa y en el trabajo',
      questions: [
        { id: 'rekey-or-replace', ...commonQuestions['rekey-or-replace'] },
        {
          id: 'one-key',
          question: '¿Puedo tener una sola llave para todas mis puertas?',
          answer:
            'Muchas veces, sí. Si las cerraduras usan el mismo tipo de llave, podemos ponerles los mismos pines. Así una llave abre la del frente, la de atrás y la del lado. Si no, hay que cambiar un cilindro. Ponga sus llaves una junto a la otra: si las ranuras a lo largo son iguales, es buena señal.',
        },
        {
          id: 'just-moved',
          question: 'Me acabo de mudar. ¿Qué hago con las llaves?',
          answer:
            'Lo más seguro es que haya copias por ahí. Los dueños de antes, quien les limpiaba, los vecinos o los contratistas pudieron tener una. Pida cambiar la combinación de todas las puertas de afuera: las copias viejas dejan de abrir, y usted conserva sus cerraduras. No se olvide de la puerta del lado, la del sótano y el portón.',
        },
        {
          id: 'staff-keys',
          question: 'Alguien se fue con una llave de mi tienda. ¿Qué hago?',
          answer:
            'Cambie la combinación de las cerraduras que abría esa llave, y anote a quién le da una nueva. Si era la llave maestra, hay que cambiar cada cilindro que abría. Si el personal cambia mucho, pregúntenos por el control de acceso: se borra la tarjeta perdida y no se toca la puerta.',
        },
        {
          id: 'master-key',
          question: '¿Cómo funciona un sistema de llave maestra?',
          answer:
            'Ponemos los pines de cada cerradura para que la abran dos llaves: la propia y la maestra. La llave de un empleado abre un cuarto, y la del gerente abre un piso o todo el edificio. Se empieza en papel, con una lista de puertas y de quién puede abrirlas. Un buen plan deja lugar para las puertas que vengan después.',
        },
        {
          id: 'exit-door',
          question: '¿Puedo poner otra cerradura en mi puerta de salida?',
          answer:
            'Pregunte primero al inspector de incendios o al departamento de construcción de su ciudad. Por lo general, una salida marcada tiene que abrir desde adentro con un solo movimiento y sin llave. Un pasador o un candado puede dejar a la gente atrapada. Con una barra antipánico y una manija por fuera, la puerta queda cerrada del lado de la calle, y los de adentro pueden salir.',
        },
      ],
    },
    {
      id: 'cars',
      heading: 'Llaves de carro y encendido',
      questions: [
        { id: 'car-keys-lost', ...commonQuestions['car-keys-lost'] },
        {
          id: 'chip-key',
          question: '¿Por qué mi copia abre la puerta pero no arranca el carro?',
          answer:
            'Los cortes están bien, pero falta el chip o el carro no lo reconoce. Casi todos los carros de las últimas décadas buscan un chip en la cabeza de la llave, y si no lo reconocen, no arrancan. Le hace falta una llave con el chip correcto, cortada y luego programada para ese carro.',
        },
        {
          id: 'duplicate-or-replacement',
          question: '¿Una copia es lo mismo que una llave nueva?',
          answer:
            'No. La copia sale de una llave que todavía sirve, así que ya tenemos los cortes y un chip que el carro reconoce. La llave nueva es para cuando la suya se perdió, se partió o se la robaron, y hay que encontrar los cortes de otra manera. Es más fácil hacer otra mientras todavía tiene una.',
        },
        {
          id: 'ignition-stuck',
          question: 'La llave no gira en el encendido. ¿Está dañado?',
          answer:
            'No siempre. Vea que la palanca esté en Park, y mueva un poco el volante mientras prueba la llave, porque el seguro del volante puede trabarla. Pruebe con la otra llave. Si esa gira, la primera está gastada. Si no, pare, porque a la fuerza se puede partir la llave, y el encendido necesita arreglo.',
        },
      ],
    },
    {
      id: 'trust',
      heading: 'Licencia, identificación y sus datos',
      questions: [
        {
          id: 'licensed',
          question: '¿Tienen licencia y seguro?',
          answer: `Sí, las dos cosas. Nuestra licencia de NJ es la n.º ${business.license}. La encuentra al pie de cada página, y quien llegue a su puerta se la puede confirmar.`,
        },
        { id: 'proof', ...commonQuestions.proof },
        {
          id: 'my-details',
          question: '¿Qué hacen con los datos que les mando?',
          answer:
            'Los usamos para hacer el trabajo que pidió y para saber qué publicidad nos funciona. El sitio los guarda y nos los manda por correo. No vendemos sus datos, y no hay que abrir una cuenta. Si quiere una copia, o que los borremos, llame o escriba. La política de privacidad lo explica todo.',
        },
        ...(ownerQuestions.trust ?? []),
      ],
    },
  ],
};
