import type { commonQuestions as en } from '../../../en/pages/shared/common-questions.ts';
import { business } from '../../../facts/business.ts';
import { tripFeeWords } from '../../../registry/stated-facts.ts';
import type { Translated } from '../../../translated.ts';
import { proofRule } from './proof.ts';

/**
 * The questions that the home page answers too, in its order. In a file of their own, so that the home page
 * does not load all of faq.ts.
 */
export const commonQuestions: Translated<typeof en> = {
  'lockout-price': {
    question: '¿Cuánto cobran por abrir?',
    answer: `Las aperturas de emergencia cuestan desde $49. Es un precio inicial, no una tarifa fija. Pueden subirlo el horario nocturno, la distancia, el tipo de cerradura o un cerrojo (deadbolt) puesto. Las piezas también. Le decimos el precio de su cerradura antes de tocarla. ${tripFeeWords}`,
  },
  drilling: {
    question: '¿Van a tener que taladrar la cerradura?',
    answer:
      'Por lo general, no. Empezamos por lo que deja la cerradura entera, como abrirla con ganzúa o mover el pestillo. Taladramos cuando la cerradura ya no funciona o nada más sirve. Antes le decimos por qué, y cuánto cuesta la cerradura nueva.',
  },
  proof: {
    question: '¿Qué tengo que mostrar?',
    answer: `${proofRule.ask} Para una casa, el contrato de renta o una factura con la dirección. Para un carro, el registro. Para un negocio, una tarjeta de presentación o una carta. ${proofRule.lockedInside} ${proofRule.refusal}`,
  },
  'call-or-form': {
    question: '¿Llamo o uso el formulario?',
    answer: `Llame al ${business.telephoneText} si se quedó afuera o si el trabajo no puede esperar. Use el formulario si planea con tiempo, si no puede hablar o si prefiere escribir. Funciona en español; las llamadas se contestan en inglés. Los dos sirven a cualquier hora.`,
  },
  'rekey-or-replace': {
    question: '¿Cambio la combinación (rekey) o la cerradura?',
    answer:
      'Cambie la combinación cuando la cerradura sirve, pero le preocupa quién tiene llave. Cambiamos los pines de adentro y cortamos otra llave, y las viejas dejan de abrir. Cambie la cerradura cuando esté gastada o dañada, o no sea la que quiere en esa puerta. Un cambio de combinación suele llevar menos piezas.',
  },
  'car-keys-lost': {
    question: 'Perdí todas las llaves del carro. ¿Pueden hacer una?',
    answer:
      'Para muchos carros, sí. Cortamos la llave con el código del carro o a partir de la cerradura misma. Luego programamos el chip para que el motor arranque. Tenga a mano el año, la marca, el modelo y el número VIN. Algunos modelos piden un equipo que solo tiene el concesionario: pregúntenos antes de esperar.',
  },
};
