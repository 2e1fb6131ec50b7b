import type { contact as en } from '../../en/pages/contact.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

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
  lead: 'Llámenos si puede. Contestamos a cualquier hora, en inglés. Si prefiere que le llamemos, deje su número en el formulario, que funciona en español.',
  modified: '2026-11-22',
  phone: {
    heading: 'Llámenos',
    text: 'Lo mejor si se quedó afuera, y para lo que es más fácil decir que escribir. Tenga a mano la dirección, y si es un carro, el año, la marca y el modelo.',
    call: 'Llame ahora',
  },
  callback: {
    heading: 'Pida que le llamemos',
    intro:
      'Deje un teléfono o un correo electrónico. Con uno de los dos basta. Una línea sobre el trabajo nos ayuda a darle una buena respuesta.',
    booking: {
      text: '¿Quiere mandar una solicitud completa, con dirección? Hágala en línea.',
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
          title: 'Lo guardamos y nos llega por correo',
          text: 'Verá un número de referencia. Guárdelo por si nos llama antes.',
        },
        {
          title: 'Nos comunicamos con usted',
          text: 'Por teléfono si dejó un número; si no, por correo. Si se quedó afuera, no espere a que le llamemos. Llámenos.',
        },
        {
          title: 'Usted pregunta, nosotros también',
          text: 'El trabajo, la hora, el precio. Mandar este formulario no lo compromete a nada.',
        },
      ],
    },
  },
  hours: {
    heading: 'Horario',
    text: 'Servicio de emergencia, 24 horas / 7 días',
    note: 'Para trabajos con tiempo, como un cambio de combinación (rekey) o una llave maestra, fijamos una hora que le convenga.',
  },
  email: {
    heading: 'Correo electrónico',
    text: 'Sirve para preguntas que pueden esperar, para mandar documentos y para pedir una copia de sus datos o que los borremos. No sirve si se quedó afuera.',
  },
  area: {
    heading: 'Dónde trabajamos',
    text: 'Vamos a donde usted está: su puerta, su carro, su tienda. Tenemos la sede en North Bergen, New Jersey 07047, y servimos también a Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken y Secaucus.',
    link: 'Ver las zonas de servicio',
  },
  payment: { heading: 'Formas de pago', text: 'Aceptamos:' },
};
