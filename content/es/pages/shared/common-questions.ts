import type { commonQuestions as en } from '../../../en/pages/shared/common-questions.ts';
import { business } from '../../../facts/business.ts';
import { tripFeeWords } from '../../../registry/stated-facts.ts';
import type { Translated } from '../../../translated.ts';
import { aboutCalls } from '../../spanish-facts.ts';
import { proofRule } from './proof.ts';

/**
 * The questions that the home page answers, too, in its order. They have their own file, so that the home page
 * does not load all of faq.ts.
 */
export const commonQuestions: Translated<typeof en> = {
  'lockout-price': {
    question: '¿Cuánto cobran por abrir una puerta?',
    answer: `La apertura de emergencia cuesta desde $49. Es un precio inicial, no una tarifa fija. Puede costar más si es de noche o queda lejos, con ciertas cerraduras, si el cerrojo (deadbolt) está puesto o si hacen falta piezas. Le daremos el precio de su cerradura antes de tocarla. ${tripFeeWords}`,
  },
  drilling: {
    question: '¿Van a tener que taladrar la cerradura?',
    answer:
      'Por lo general, no. Empezamos por lo que deja la cerradura entera, como abrirla con ganzúa o mover el pestillo. Solo taladramos si la cerradura ya no funciona o si no hay otra manera. Y antes le diremos por qué, y cuánto cuesta la cerradura nueva.',
  },
  proof: {
    question: '¿Qué tengo que mostrar?',
    answer: `${proofRule.ask} Para una casa sirve el contrato de renta o un recibo con la dirección. Para un carro, el registro, y para un negocio, el contrato de renta o la licencia. ${proofRule.lockedInside} ${proofRule.refusal}`,
  },
  'call-or-form': {
    question: '¿Llamo o uso el formulario?',
    answer: `Llame al ${business.telephoneText} si se quedó afuera o si el trabajo no puede esperar. El formulario, en español, es para cuando tiene tiempo, no puede hablar o prefiere escribir.${aboutCalls({ yes: 'Por teléfono también hablamos español.', no: 'Las llamadas se contestan en inglés.' })} Los dos sirven a cualquier hora.`,
  },
  'rekey-or-replace': {
    question: '¿Cambio la combinación (rekey) o la cerradura?',
    answer:
      'Cambie la combinación si la cerradura sirve, pero no sabe quién tiene llave. Cambiamos los pines de adentro, le cortamos otra llave y las viejas dejan de abrir. Cambie la cerradura si está gastada o dañada, o si no es la que quiere en esa puerta. El cambio de combinación suele llevar menos piezas.',
  },
  'car-keys-lost': {
    question: 'Perdí todas las llaves del carro. ¿Me pueden hacer una?',
    answer:
      'Para muchos carros, sí. Cortamos la llave con el código del carro o a partir de la cerradura misma, y programamos el chip para que el motor arranque. Tenga a mano el año, la marca, el modelo y el número VIN. Algunos modelos necesitan un equipo que solo tiene el concesionario (dealer), así que pregúntenos antes de quedarse esperando.',
  },
};
