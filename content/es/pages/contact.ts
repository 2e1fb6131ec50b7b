import type { contact as en } from '../../en/pages/contact.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';
import { aboutCalls } from '../spanish-facts.ts';

export const contact: Translated<typeof en> = {
  title: 'Contacto: cerrajero las 24 horas | Locksmith & Security',
  description: `Llame al ${business.telephoneText} a cualquier hora, o pida que le llamemos. Cerrajero con sede en North Bergen, NJ, para ocho ciudades, de día y de noche.`,
  keywords: [
    'contacto cerrajero North Bergen',
    'teléfono de cerrajero',
    'número de cerrajero 24 horas',
    'cerrajero 07047',
  ],
  heading: 'Contacto',
  lead: `Lo mejor es llamar, a cualquier hora.${aboutCalls({ yes: 'Hablamos español.', no: 'Contestamos en inglés.' })} Si prefiere que le llamemos nosotros, deje su número en el formulario, que está en español.`,
  modified: '2026-11-25',
  phone: {
    heading: 'Llámenos',
    text: 'Llame si se quedó afuera, o si es más fácil decirlo que escribirlo. Tenga a mano la dirección y, si es un carro, el año, la marca y el modelo.',
    call: 'Llame ahora',
  },
  callback: {
    heading: 'Pida que le llamemos',
    intro:
      'Deje un teléfono o un correo electrónico: con uno de los dos basta. Si nos cuenta en una línea qué trabajo es, le podemos responder mejor.',
    booking: {
      text: '¿Quiere mandar una solicitud completa, con dirección? Puede hacerla en línea.',
      link: { label: 'Solicitud en línea', path: '/book-online' },
    },
    submit: 'Pedir que me llamen',
    submitting: 'Enviando...',
    notes: {
      name: 'opcional',
      phone: 'o un correo',
      email: 'o un teléfono',
      notes: 'opcional',
    },
    next: {
      heading: 'Después de mandarlo',
      steps: [
        {
          title: 'Queda guardado y nos llega por correo',
          text: 'Le daremos un número de referencia. Guárdelo por si nos llama antes.',
        },
        {
          title: 'Le llamamos o le mandamos un correo',
          text: 'Le llamaremos si dejó un número; si no, le escribiremos por correo. Si está afuera y sin llave, no espere: llámenos.',
        },
        {
          title: 'Usted pregunta, nosotros también',
          text: 'Hablaremos del trabajo, la hora y el precio. Mandar este formulario no lo compromete a nada.',
        },
      ],
    },
  },
  hours: {
    heading: 'Horario',
    text: 'Servicio de emergencia, 24 horas / 7 días',
    note: 'Para trabajos que pueden esperar, como un cambio de combinación (rekey) o una llave maestra, acordaremos una hora que le convenga.',
  },
  email: {
    heading: 'Correo electrónico',
    text: 'Escríbanos si su pregunta puede esperar, si tiene que mandar documentos o si quiere una copia de sus datos, o que los borremos. Si se quedó afuera, mejor llame.',
  },
  area: {
    heading: 'Dónde trabajamos',
    text: 'Vamos a donde usted está: su puerta, su carro o su tienda. Tenemos la sede en North Bergen, New Jersey 07047, y vamos también a Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken y Secaucus.',
    link: 'Ver las zonas de servicio',
  },
  payment: { heading: 'Formas de pago', text: 'Aceptamos:' },
};
