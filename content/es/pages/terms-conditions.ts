import { business } from '../../facts/business.ts';
import type { PageCopy, Passage } from '../../registry/copy.ts';
import { tripFeeWords } from '../../registry/stated-facts.ts';
import { proofRule } from './shared/proof.ts';

export const termsConditions: PageCopy & { passages: readonly Passage[] } = {
  title: 'Términos y condiciones | Locksmith & Security',
  description:
    'Qué significa y qué no significa una solicitud en este sitio: precios iniciales, prueba de propiedad, cuándo podemos negarnos y qué ley se aplica.',
  keywords: [
    'términos y condiciones',
    'condiciones de cerrajería',
    'qué pide un cerrajero como prueba',
    'condiciones del sitio web',
  ],
  heading: 'Términos y condiciones',
  lead: 'Aquí le decimos qué puede esperar de este sitio y qué necesitamos de usted. Es corto para que lo pueda leer.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'De qué tratan estos términos',
      paragraphs: [
        `Este sitio web es de ${business.name}, una cerrajería con sede en ${business.locality}, ${business.region} ${business.postalCode}. Le habla de nuestros servicios, y desde aquí puede llamarnos o mandar una solicitud. Al usarlo, usted acepta estos términos. Si no está de acuerdo, llámenos en vez de usarlo.`,
        'No necesita una cuenta, y cualquiera puede leer las páginas.',
      ],
    },
    {
      heading: 'Una solicitud no es un contrato',
      paragraphs: [
        'El formulario nos manda su solicitud y nada más. El mensaje en la pantalla le dice que la guardamos. No quiere decir que aceptamos el trabajo ni que fijamos una hora.',
        `Hay acuerdo cuando usted y nosotros acordamos el trabajo y el precio, por teléfono o en su puerta. Hasta entonces, cualquiera de los dos puede cancelar. ${tripFeeWords}`,
      ],
    },
    {
      heading: 'Cuándo vamos',
      paragraphs: [
        'Lo que elige en “¿Cuándo necesita el servicio?” nos dice para cuándo nos necesita. Es lo que usted pide, y queda en firme cuando se lo confirmemos. El servicio de emergencia funciona las 24 horas, los 7 días de la semana, pero este sitio no promete a qué hora vamos a llegar. Pregúntelo cuando llame.',
      ],
    },
    {
      heading: 'Los precios de este sitio',
      paragraphs: [
        'Cuando una página dice desde qué precio empieza un servicio, ese es el precio más bajo para esa clase de trabajo. Lo que usted paga depende de la cerradura, las piezas, la distancia, la hora del día y lo que encontremos al llegar. El precio que vale es el que acordamos con usted antes de empezar. Si el trabajo resulta ser otro, hablaremos con usted antes de seguir.',
      ],
    },
    {
      heading: 'Identificación y prueba',
      paragraphs: [
        `Usted debe tener derecho a pedir que se abra o se cambie la cerradura. ${proofRule.ask} Puede ser un contrato de renta (también de carro o de storage), una escritura, un recibo o un registro. Para un negocio, hace falta también algo que muestre que usted puede decidir por él. ${proofRule.lockedInside} ${proofRule.refusal}`,
        'Si usted renta, puede que el dueño tenga que estar de acuerdo antes de que se cambien las cerraduras. Pregúntele antes de que empecemos.',
      ],
    },
    {
      heading: 'Cuándo podemos decir que no',
      paragraphs: [
        'Podemos rechazar un trabajo o pararlo. Puede ser porque no hay cómo mostrar que el lugar o el carro es suyo. O porque hay un pleito sobre quién puede entrar, o porque no es seguro. También si bloquearía una salida en caso de incendio. O si el lugar está fuera de las ciudades a donde vamos, o hacen falta herramientas o permisos que no tenemos. Le diremos cuál es la razón.',
      ],
    },
    {
      heading: 'Lo que le toca a usted en el formulario',
      paragraphs: [
        'Denos datos verdaderos, y un teléfono o un correo electrónico para responderle. Puede mandar una solicitud por otra persona, como su mamá, su papá o un inquilino, si esa persona está de acuerdo. No mande solicitudes en broma, con programas automáticos ni con un nombre falso. No trate de dañar el sitio ni de entrar en partes que no son para usted. Limitamos cuántas solicitudes se pueden mandar desde una conexión, y podemos ignorar las que claramente no van en serio.',
        'Su solicitud solo queda enviada cuando el sitio se lo confirma. Si el formulario falla, llámenos.',
      ],
    },
    {
      heading: 'Qué tan exactas son estas páginas',
      paragraphs: [
        'Escribimos estas páginas con cuidado, pero no todas las cerraduras son iguales. Lo que una página dice de una cerradura, una llave o un carro es el caso común, y el suyo puede ser otro. De todos modos tenemos que ver su cerradura, y nada de esto es asesoría legal. Algún dato puede no estar al día, así que si es importante para usted, pregúntenos.',
        'Tratamos de que el sitio funcione a toda hora, pero a veces puede fallar. Nuestro teléfono no depende de él.',
      ],
    },
    {
      heading: 'Otros sitios',
      paragraphs: [
        'Un enlace puede llevarlo a un sitio que no es nuestro, y una página puede incluir el servicio de otra empresa, como un mapa. Esas empresas responden por lo suyo, y se aplican sus propios términos.',
      ],
    },
    {
      heading: 'Sus datos',
      paragraphs: [
        'La política de privacidad dice qué pasa con los datos que usted manda. Léala antes de mandar una solicitud.',
      ],
    },
    {
      heading: 'Qué ley se aplica',
      paragraphs: [
        'A estos términos y al uso de este sitio se aplica la ley de New Jersey. Usted conserva todos los derechos que la ley le da como consumidor y a los que no se puede renunciar con una firma. Si una parte de estos términos no resulta válida, las demás siguen valiendo.',
      ],
    },
    {
      heading: 'Cambios y preguntas',
      paragraphs: [
        `Podemos cambiar estos términos, y se aplica la versión de esta página. Si tiene preguntas, llame al ${business.telephoneText} o escriba al correo electrónico que está al pie de la página. Nuestra licencia de NJ es la n.º ${business.license}.`,
      ],
    },
  ],
};
