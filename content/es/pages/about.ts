import type { about as en } from '../../en/pages/about.ts';
import { business } from '../../facts/business.ts';
import { lookUpLicense, tripFeeWords } from '../../registry/stated-facts.ts';
import type { Translated } from '../../translated.ts';
import { insuranceCertificate, licenseLookup } from '../owner-facts.ts';
import { proofRule } from './shared/proof.ts';

export const about: Translated<typeof en> = {
  title: 'Sobre Locksmith & Security en North Bergen, NJ',
  description: `Quién llega a su puerta: un cerrajero con licencia y seguro, con sede en North Bergen, NJ. Licencia ${business.license}, ocho ciudades, día y noche.`,
  keywords: [
    'cerrajero con licencia en North Bergen',
    'cerrajero con seguro en New Jersey',
    `licencia de cerrajero ${business.license}`,
    'cerrajero local 07047',
  ],
  heading: 'Sobre Locksmith & Security',
  lead: 'Somos una cerrajería con sede en North Bergen, New Jersey. Con licencia, con seguro, y abierta las 24 horas, los 7 días de la semana.',
  modified: '2026-11-22',
  picture: {
    name: 'about',
    alt: 'Llaves sin cortar, colgadas en filas de sus ganchos',
  },
  passages: [
    {
      heading: 'Qué hacemos',
      paragraphs: [
        'Abrimos puertas para la gente a la que le pertenecen, y cuidamos que después abran las llaves correctas. Son cuatro clases de trabajo: aperturas, cerraduras de casa, cerraduras de negocio y llaves de carro.',
        'Hay trabajos que no pueden esperar, como la puerta que se cerró con las llaves sobre la mesa. Muchos sí pueden: un cambio de combinación (rekey) después de mudarse, llaves maestras para una oficina, otra llave del carro mientras todavía tiene la primera. Llámenos para lo uno y lo otro.',
      ],
    },
    {
      heading: 'Cómo trabajamos en una cerradura',
      paragraphs: [
        'Miramos antes de tocar. ¿Qué clase de cilindro es? ¿Está puesto el cerrojo (deadbolt)? ¿Cedió la puerta en las bisagras? A veces la cerradura está bien y la placa del marco quedó un poco baja.',
        'Después usamos la manera más suave que sirva. Si se abre con ganzúa, usamos ganzúa. Si podemos cambiar los pines del cilindro, usted no necesita uno nuevo. Taladrar es lo último. Antes de taladrar le decimos por qué, y cuánto cuesta la pieza nueva.',
        'Al final usted mismo le da vuelta a la llave, con la puerta abierta y con la puerta cerrada.',
      ],
    },
    {
      heading: 'Qué pasa con su solicitud',
      paragraphs: [
        `Lo más directo es llamar al ${business.telephoneText}. Si usa el formulario, el sitio primero guarda su solicitud y después nos la manda por correo electrónico. Usted recibe un número de referencia. Si nuestro correo falla un rato, su solicitud sigue ahí, y el sitio sigue tratando de mandarla.`,
        'De una forma u otra, hablamos. Le preguntamos lo que necesitamos saber, y usted pregunta por el precio y la hora. No hay trabajo hasta que los dos digamos que sí.',
      ],
    },
    {
      heading: 'Licencia y seguro',
      paragraphs: [
        `Nuestro número de licencia es ${business.license}. Está al pie de cada página. También tenemos seguro. Si su edificio quiere saber más antes de dejarnos entrar, dígale al encargado que nos llame.`,
        'La línea dentada debajo del título de cada página es el borde de una llave. La cortamos según las cifras de nuestro número de licencia: cuanto más alta la cifra, más hondo el corte. En la página de una ciudad, la cortamos según un código postal (ZIP) de esa ciudad.',
        ...(insuranceCertificate ? [insuranceCertificate] : []),
      ],
    },
    {
      heading: 'Lo que usted puede comprobar',
      paragraphs: [
        `Compare el número que marcó con el de esta página. Pregunte el precio antes de que empiece el trabajo, y qué podría cambiarlo. ${tripFeeWords}`,
        `Nosotros también comprobamos. ${proofRule.ask} ${proofRule.refusal} Esa regla lo protege a usted cuando otra persona nos pide abrir su puerta.`,
      ],
    },
    {
      heading: 'Nuestra calificación',
      paragraphs: [
        `Nuestra calificación es ${business.rating.value} en ${business.rating.reviewCount} reseñas. En esta página no hay una historia de cómo empezamos, ni fotos de archivo con gente que no trabaja con nosotros.`,
      ],
    },
  ],
  facts: {
    heading: 'En pocas palabras',
    items: [
      { name: 'Licencia de oficio', value: business.license },
      {
        name: 'Sede',
        value: `${business.locality}, ${business.regionCode} ${business.postalCode}`,
      },
      { name: 'Horario', value: '24 horas, 7 días' },
      {
        name: 'Calificación',
        value: `${business.rating.value} en ${business.rating.reviewCount} reseñas`,
      },
    ],
    links: [
      { label: 'Ver las ocho ciudades', path: '/service-areas' },
      { label: 'Ver todos los servicios', path: '/services' },
      { label: 'Sobre nuestras reseñas', path: '/reviews' },
      {
        label: 'Cómo reconocer una estafa de cerrajero',
        path: '/how-to-spot-a-locksmith-scam',
      },
      ...(licenseLookup ? [{ label: lookUpLicense, path: licenseLookup }] : []),
    ],
  },
};
