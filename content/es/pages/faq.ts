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
    'Respuestas claras sobre puertas cerradas, precios, rekey, llaves de carro, qué papeles mostrar y sus datos. Cerrajero con licencia en North Bergen.',
  keywords: [
    'preguntas para un cerrajero',
    'precios de cerrajero en North Bergen',
    'cuánto cuesta un cerrajero',
    'cambiar la cerradura o la combinación',
    'perdí las llaves del carro',
  ],
  heading: 'Preguntas frecuentes',
  lead: 'Respuestas cortas a preguntas comunes. Si la suya no está aquí, llame y pregunte.',
  modified: '2026-11-22',
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
          question: '¿Abren de noche y en días feriados?',
          answer:
            'Sí. El servicio de emergencia funciona las 24 horas, los 7 días de la semana, también fines de semana y feriados. El horario nocturno puede subir el precio. Si el trabajo puede esperar hasta la mañana, díganoslo y pida los dos precios.',
        },
        {
          id: 'what-to-say',
          question: '¿Qué les digo primero?',
          answer:
            'Dónde está, con la esquina más cercana si la sabe. Después, qué está cerrado, qué pasó con la llave y cómo es la cerradura: perilla, cerrojo (deadbolt), teclado o candado. Si es un carro, el año, la marca y el modelo. Si hay portero o código en el portón, díganoslo también.',
        },
        {
          id: 'after-form',
          question: '¿Qué pasa después de mandar una solicitud en línea?',
          answer:
            'El sitio guarda su solicitud y nos la manda por correo electrónico. Usted ve un número de referencia en la pantalla. Si nos dio un correo, recibe una confirmación corta. Luego nos comunicamos con usted sobre el trabajo, la hora y el precio. Nada queda acordado hasta que hable con nosotros.',
        },
        {
          id: 'towns',
          question: '¿A qué ciudades van?',
          answer:
            'A ocho ciudades del norte de New Jersey: North Bergen, donde tenemos la sede, y Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken y Secaucus. Si está una cuadra más allá, llame y pregunte si podemos ir.',
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
          question: '¿Cuánto cuesta una cerradura nueva?',
          answer:
            'La instalación de cerraduras cuesta desde $99. Es un precio inicial. Pueden subirlo la cerradura que elija, la forma de la puerta y del marco, y los agujeros nuevos. También el número de puertas y el horario nocturno. Díganos qué tiene hoy la puerta, y pida el precio completo antes de que empiece el trabajo.',
        },
        {
          id: 'price-before-work',
          question: '¿Cuándo sé el precio verdadero?',
          answer: `En dos pasos. Por teléfono le decimos qué trabajo parece ser y qué podría cambiar el precio. En la puerta, después de ver la cerradura, le damos el precio del trabajo. Entonces usted decide, y está bien decir que no. ${tripFeeWords}`,
        },
        {
          id: 'price-changes',
          question: '¿Qué puede cambiar el precio en el lugar?',
          answer:
            'Casi siempre la cerradura misma. Un cilindro de alta seguridad, una llave partida adentro, un pasador doblado o una puerta hinchada llevan más trabajo. También una pieza mala que nadie podía ver desde afuera. Si encontramos algo así, paramos, se lo mostramos y acordamos con usted el nuevo precio antes de seguir.',
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
          question: 'Hay un niño o una mascota adentro. ¿A quién llamo?',
          answer:
            'Primero al 911, si alguien adentro puede estar en peligro: un niño, una mascota en un carro caliente o frío, una persona enferma, o una estufa prendida. Ellos entran a la fuerza si hace falta. Después llámenos, y podemos ocuparnos de la cerradura.',
        },
        { id: 'drilling', ...commonQuestions.drilling },
        {
          id: 'key-broken',
          question: 'Se me partió la llave en la cerradura. ¿Qué hago?',
          answer:
            'Deje el pedazo donde está. El pegamento, o empujar otra llave, lo hace más difícil de sacar. Guarde la otra mitad: las dos juntas muchas veces muestran los cortes para una llave nueva. Sacamos el pedazo con un extractor fino y probamos la cerradura antes de cortar una copia.',
        },
        {
          id: 'renting',
          question: 'Soy inquilino. ¿Pueden abrirme la puerta?',
          answer:
            'Sí, si puede mostrar que vive ahí: una identificación con foto que tenga esa dirección, el contrato de renta o correo a su nombre. Entrar es una cosa. Cambiar la cerradura es otra. Puede que el propietario tenga que estar de acuerdo, así que pregúntele antes a él o al administrador.',
        },
        {
          id: 'storage-lockout',
          question: '¿Pueden abrir mi storage?',
          answer:
            'Sí, con prueba de que usted renta la unidad, como el contrato y una identificación con foto que coincida. Hable primero con la oficina. Muchas quieren estar presentes o dar su permiso. El candado de disco está hecho para resistir la ganzúa. Puede que tengamos que cortarlo, y entonces necesita uno nuevo.',
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
          question: '¿Una sola llave puede abrir todas mis puertas?',
          answer:
            'Muchas veces, sí. Si las cerraduras usan el mismo tipo de llave, podemos ponerles los mismos pines. Así una llave abre la del frente, la de atrás y la del lado. Si no, hay que cambiar un cilindro. Ponga sus llaves lado a lado. Si las ranuras a lo largo son iguales, es buena señal.',
        },
        {
          id: 'just-moved',
          question: 'Acabo de mudarme. ¿Qué hago con las llaves?',
          answer:
            'Cuente con que hay copias por ahí. Los dueños de antes, quien les limpiaba, los vecinos, los contratistas: cada uno pudo tener una. Pida cambiar la combinación de todas las puertas de afuera. Las copias viejas dejan de abrir, y sus cerraduras se quedan en las puertas. No olvide la puerta del lado, la del sótano y el portón.',
        },
        {
          id: 'staff-keys',
          question: 'Alguien se fue con una llave de mi tienda. ¿Qué hago?',
          answer:
            'Cambie la combinación de las cerraduras que abría esa llave, y anote a quién le da una nueva. Si era la llave maestra, hay que cambiar cada cilindro que abría. Si entra y sale mucho personal, pregúntenos por el control de acceso. Se borra la tarjeta perdida, y la puerta queda igual.',
        },
        {
          id: 'master-key',
          question: '¿Cómo funciona un sistema de llave maestra?',
          answer:
            'Ponemos los pines de cada cerradura para que la giren dos llaves: la propia y la maestra. La llave de un empleado abre un cuarto. La del gerente abre un piso o todo el edificio. Se empieza en papel, con una lista de puertas y de quién puede abrirlas. Un buen plan deja lugar para las puertas que agregue después.',
        },
        {
          id: 'exit-door',
          question: '¿Puedo poner otra cerradura en mi puerta de salida?',
          answer:
            'Pregunte primero al inspector de incendios o al departamento de construcción local. Una salida marcada por lo general tiene que abrir desde adentro con un solo movimiento y sin llave. Un pasador o un candado puede dejar a la gente atrapada. Con una barra antipánico y manija por fuera, la puerta queda cerrada por la calle, y los de adentro aún pueden salir.',
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
            'Los cortes están bien, pero falta el chip o el carro no lo conoce. La mayoría de los carros de las últimas décadas buscan un chip en la cabeza de la llave, y sin uno conocido no arrancan. Necesita una llave con el chip correcto, cortada y luego programada para ese carro.',
        },
        {
          id: 'duplicate-or-replacement',
          question: '¿Una copia es lo mismo que una llave nueva?',
          answer:
            'No. La copia la hacemos de una llave que todavía sirve. Así tenemos los cortes y un chip que el carro conoce. La llave nueva es para cuando la suya se perdió, se partió o se la robaron, y hay que hallar los cortes de otra manera. Es más fácil hacer otra mientras todavía tiene una.',
        },
        {
          id: 'ignition-stuck',
          question: 'La llave no gira en el encendido. ¿Está dañado?',
          answer:
            'No siempre. Vea que el carro esté en Park. Luego mueva un poco el volante mientras prueba la llave, porque el seguro del volante puede trabarla. Pruebe la otra llave. Si esa gira, la primera está gastada. Si no, pare: a la fuerza, la llave puede partirse, y el encendido necesita arreglo.',
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
          answer: `Sí, las dos cosas. Nuestro número de licencia es ${business.license}. Lo encuentra al pie de cada página, y el cerrajero en su puerta se lo puede confirmar.`,
        },
        { id: 'proof', ...commonQuestions.proof },
        {
          id: 'my-details',
          question: '¿Qué hacen con los datos que les mando?',
          answer:
            'Los usamos para hacer el trabajo que pidió, y para saber qué publicidad funciona. El sitio los guarda y nos los manda por correo. No vendemos sus datos, y no hay que abrir una cuenta. Llámenos o mándenos un correo para pedir una copia o que los borremos. La política de privacidad lo enumera todo.',
        },
        ...(ownerQuestions.trust ?? []),
      ],
    },
  ],
};
