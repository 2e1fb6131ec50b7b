import { business } from '../../facts/business.ts';
import type { PageCopy, Passage } from '../../registry/copy.ts';
import { retentionSentences } from '../../registry/retention.ts';
import { reviewUrl } from '../owner-facts.ts';

/** Describes what the software does: update it when what is stored or sent changes. */
export const privacyPolicy: PageCopy & { passages: readonly Passage[] } = {
  title: 'Política de privacidad | Locksmith & Security',
  description:
    'Qué guarda este sitio cuando usted manda una solicitud, qué queda en su dispositivo, adónde van sus datos y cómo pedir una copia o que los borremos.',
  keywords: [
    'política de privacidad',
    'privacidad del sitio de cerrajería',
    'cookies',
    'borrar mis datos',
  ],
  heading: 'Política de privacidad',
  lead: 'Qué guarda este sitio, por qué, adónde va y cómo pedir que se borre, en palabras sencillas.',
  modified: '2026-11-28',
  passages: [
    {
      heading: 'En resumen',
      paragraphs: [
        'Usted puede leer este sitio y llamarnos sin dar su nombre. Si manda una solicitud, usamos lo que manda para hacer el trabajo y para saber qué publicidad nos funciona. No vendemos sus datos. No hay que abrir una cuenta, y el sitio no pone ninguna cookie propia de rastreo.',
      ],
    },
    {
      heading: 'Lo que usted escribe',
      paragraphs: [
        'Una solicitud de servicio lleva su nombre, su teléfono y su correo electrónico, si lo da. Lleva la dirección del servicio, el número de apartamento o unidad y el código del portón. También el servicio que necesita, cuándo lo necesita, los datos del vehículo, si alguien está en peligro y sus notas. Si solo pide que le llamemos, lleva nada más su nombre, teléfono, correo y notas, y si alguien está en peligro.',
        'Con ella guardamos cuándo la mandó y desde qué página, un número de referencia y un estado. También un código calculado a partir de sus respuestas y un número al azar que identifica ese envío. Así, una solicitud mandada dos veces por error se guarda una sola vez.',
        'Después de mandarla, puede agregar hasta cinco fotos de la cerradura o del carro. Antes de que una foto salga de su dispositivo, su navegador le quita lo que la cámara escribió en ella, como dónde y cuándo se tomó. Nuestro servidor lo hace otra vez. Las fotos se guardan con su solicitud y el dueño las ve en el panel de trabajo. Usted puede quitar cada una en la página de su solicitud. Se borran 90 días después de que se cierra la solicitud.',
      ],
    },
    {
      heading: 'Lo que nos dice su navegador',
      paragraphs: [
        'Cuando manda una solicitud, se guardan con ella datos de su visita. Son la línea de texto con que su navegador se identifica, el navegador y su versión. También el tipo de dispositivo, el sistema operativo, el idioma, el idioma de la página desde la que la mandó, el tamaño de la pantalla y de la ventana, y su zona horaria. Además, cuánto tardó la página en cargar, cuánto duró su visita y cuánto tiempo le tomó el formulario.',
        'También se guarda cómo usó la página: el tiempo en ella, hasta dónde bajó, y cuántas veces hizo clic, tocó la pantalla u oprimió una tecla. Y cuántas veces entró en un campo del formulario, y si cambió la respuesta de cuándo nos necesita. No se anota qué teclas fueron. Si no manda ninguna solicitud, no guardamos nada de esto.',
      ],
    },
    {
      heading: 'Cómo nos encontró',
      paragraphs: [
        'Una solicitud dice también cómo nos encontró: las etiquetas de campaña del enlace que siguió, o el sitio desde el que vino, o ninguno de los dos. Incluye las páginas que abrió en esta visita y la primera de todas que abrió en este sitio. Dice cuántas veces ha venido, cuándo vino por última vez y cuántas solicitudes ha mandado este navegador. Así sabemos qué publicidad trae trabajo de verdad.',
        'Cuando toca nuestro número para llamar o para mandar un mensaje de texto, lo contamos. Contamos cuántas veces, qué día, desde qué página y desde qué anuncio, búsqueda o sitio vino la gente. Es un número por día, y no contiene nada sobre usted ni sobre su dispositivo.',
        'Si viene de un anuncio pagado en una búsqueda, puede ver otro número de teléfono, que sirve para lo mismo.',
      ],
    },
    {
      heading: 'Su ubicación',
      paragraphs: [
        'Si oprime “Compartir mi ubicación” en el campo de la dirección, su navegador pregunta si este sitio puede leer su ubicación. Si lo permite, la ubicación y su precisión van con su solicitud al dueño del negocio. El dueño las recibe en el correo y en su panel de trabajo, con un enlace a un mapa. Usted puede quitarla antes de mandar. Donde el sitio usa Google Maps, Google también recibe la ubicación, para encontrar la dirección.',
        'El sitio no le pide la ubicación en ningún otro momento. Si su navegador ya deja que este sitio la lea, se lee una vez más mientras llena el formulario. Le llega al dueño de la misma manera, a menos que haya oprimido “Quitar la ubicación”. Si se niega, el formulario funciona igual.',
      ],
    },
    {
      heading: 'Para qué se usa',
      paragraphs: [
        'Usamos sus datos para responderle, encontrar la puerta, llevar lo que pide el trabajo y guardar los registros que un negocio debe guardar. También para ver qué publicidad trae solicitudes, y para que los programas automáticos (bots) no inunden el formulario. Para nada más.',
      ],
    },
    {
      heading: 'Adónde va',
      paragraphs: [
        'La solicitud se guarda en la base de datos de este sitio y se manda por correo al dueño, con el proveedor de correo que él usa. El mensaje lleva lo que hace falta para el trabajo y de dónde vino usted. También enlaces de mapa para la dirección y la ubicación, que se abren en Google Maps si el dueño los toca. Los datos de su navegador se quedan en la base de datos.',
        'Si dio un correo electrónico, le llega una confirmación. Lleva el número de referencia y, si es una solicitud de servicio, el servicio y el momento que eligió de las listas. Otros correos dicen quién va y cuándo, el precio que le dijimos y dos palabras para la puerta. Ninguno repite su nombre, su dirección ni sus notas. Quien reciba uno sin haber mandado una solicitud puede abrir el enlace “No mandar más correos a esta dirección” y oprimir un botón. Después, esa persona no recibirá más correo de este sitio. Guardamos entonces una versión codificada de esa dirección de correo, que no la muestra.',
        ...(reviewUrl
          ? [
              'Cuando terminamos un trabajo, y usted dio un correo electrónico, un mensaje puede pedirle una reseña. Es uno al año como máximo, y el mismo para todos. Para cumplirlo guardamos durante 365 días una versión codificada de su teléfono y de su correo, que no los muestra. El enlace “No mandar más correos a esta dirección” también pone fin a esto.',
            ]
          : []),
        'Su solicitud tiene su propia página, que puede abrir cualquiera que tenga el enlace. Muestra el servicio, el momento que pidió, la ciudad, las últimas cuatro cifras de su número, quién va y cuándo, el precio que le dijimos y dos palabras para la puerta. No muestra el nombre de usted, la calle ni el número completo, y no guarda nada en su dispositivo. Ahí puede agregar una nota o fotos, o cancelar. La página dice cuántas fotos hay, pero las fotos mismas solo se ven hasta que usted sale de la página desde la que las mandó.',
      ],
    },
    {
      heading: 'La revisión contra bots',
      paragraphs: [
        'Normalmente, su navegador resuelve por su cuenta un pequeño cálculo de nuestro propio servidor. Esa revisión no pone cookies ni manda nada a nadie más. Con esta revisión o la de Google, guardamos con su solicitud un ‘hash’ de la respuesta: una versión codificada, de la que no se puede sacar la original. Por poco tiempo anotamos también qué cálculos se resolvieron, para que cada uno cuente una sola vez.',
      ],
    },
    {
      heading: 'Cuándo interviene Google',
      paragraphs: [
        'El dueño puede usar en este sitio Google reCAPTCHA, Google Maps o los dos. En ese caso su navegador se conecta con Google, que recibe su dirección IP y lo que recogen esos servicios. Eso incluye lo que escribe en el campo de la dirección mientras haya sugerencias, y su ubicación si oprime “Compartir mi ubicación”. Entonces Google puede poner sus propias cookies, y se aplica la política de privacidad de Google. Sin ellos, el sitio muestra su propio mapa y no carga nada de Google.',
        'El dueño también puede activar Google Analytics. Solo se carga si usted oprime “Aceptar todas” en el aviso de cookies. Cerrar el aviso no es dar permiso. Si su navegador manda la señal Global Privacy Control, nunca se carga. Google Analytics recibe su dirección IP, qué páginas abre y desde dónde llega, y qué tan rápido cargan. También que se tocó nuestro número y que se mandó una solicitud, con el servicio, el momento pedido y el anuncio, la búsqueda o el sitio que lo trajo. Nunca recibe lo que usted escribió. Google pone entonces sus propias cookies (_ga), y se aplica la política de privacidad de Google. Para retirar su permiso, borre los datos de este sitio en la configuración de su navegador.',
      ],
    },
    {
      heading: 'Lo que queda en su dispositivo',
      paragraphs: [
        'En el almacenamiento local de su navegador queda lo que eligió sobre las cookies. Es cookieConsent, con el valor accepted y, después de “Aceptar todas”, también analyticsConsent, con el valor granted. Quedan además el número de sus visitas (visit_count), cuándo terminó la anterior (last_visit_date) y cuándo abrió una página por última vez (last_page_date). También cuántas solicitudes ha mandado (submission_count), la página por la que llegó la primera vez (entry_page) y las páginas de esta visita (click_path). También que eligió un idioma o cerró la oferta de otro (language_offer). Y si alguna solicitud tuvo que esperar una conexión, cuándo fue (request_kept).',
        'Si lo trajo un anuncio, una búsqueda u otro sitio, eso también queda ahí. Quedan la fuente (utm_source), el medio (utm_medium), la campaña (utm_campaign) y las palabras buscadas (utm_term). También los números de clic que Google agrega a los enlaces de sus anuncios (gclid, gbraid y wbraid; el de Microsoft, msclkid). Después de “Aceptar todas”, la solicitud que mande nos dice también ese número, para saber qué anuncio sirvió. Con la señal Global Privacy Control no lo dice nunca. El dueño puede decirle a Google que ese número llevó a un trabajo, cuándo se hizo y cuánto se pagó, y nada más. Si lo trajo uno de esos anuncios, las páginas le muestran otro número de teléfono. Otro anuncio, otra búsqueda u otro sitio reemplaza todo esto. Volver por su cuenta no lo cambia.',
        'En el almacenamiento de la sesión, hasta que cierre la pestaña, queda cuándo empezó su visita y una marca de que se mandó un formulario. También el número de referencia, y una clave con la que la página de gracias pregunta cómo va la solicitud. Además, hasta dónde bajó en cada página. Si una página tiene que cargarse otra vez, o si usted cambia de idioma o corrige una solicitud rechazada, ahí esperan lo que había escrito y la ubicación que compartió, hasta que la página termine de cargar. Una marca dice qué página se cargó otra vez (reloaded_for), para que pase una sola vez. Otra dice que quitó su ubicación (position_removed), para que no se lea de nuevo.',
        'El navegador guarda también una copia de las páginas que visitó, para que pueda leerlas sin conexión. Si manda una solicitud y no hay conexión, la solicitud espera en el almacenamiento de su navegador (IndexedDB). Ahí está lo que escribió, la ubicación que compartió y el número al azar de ese envío. También los datos que van con ella, sobre su navegador, su visita y cómo nos encontró, y las fotos que agregó. Se manda una sola vez cuando vuelve la conexión: con una página de este sitio abierta y, en algunos navegadores, también sin ninguna. Entonces se borra de su dispositivo lo que escribió y compartió, y cada foto en cuanto se manda. El número de referencia, su clave, el servicio, el momento pedido y la fuente quedan hasta que le avisemos, un día como máximo. Si la solicitud tiene más de un día, haya sido rechazada o no, no se manda. Se borra la próxima vez que abra el sitio, y un aviso lo dice un día más, como máximo. Hasta entonces, un aviso en cada página muestra lo que espera y le deja cancelarlo. Lo demás no vence nunca. Puede borrarlo todo en la configuración de su navegador.',
      ],
    },
    {
      heading: 'Cookies y Global Privacy Control',
      paragraphs: [
        'El aviso al pie de la pantalla habla de cookies, porque es la palabra que la gente conoce. En realidad, lo que usamos es el almacenamiento descrito arriba. Se recuerda si aceptó o cerró el aviso, para que no vuelva a aparecer. Solo “Aceptar todas” permite Google Analytics, donde el dueño lo usa.',
        'Si su navegador manda la señal Global Privacy Control, la respetamos. En su dispositivo no se guarda ninguna etiqueta de campaña, número de clic ni otro dato de publicidad, y se quita lo que había antes. Una solicitud que mande desde la página a la que llegó sí dice qué enlace o sitio lo trajo. Las veces que toca nuestro número no se cuentan.',
      ],
    },
    {
      heading: 'Direcciones IP y registros',
      paragraphs: [
        'Usamos su dirección IP para limitar cuántas solicitudes se pueden mandar desde una conexión y cuántas llamadas se le cuentan. Guardamos esas cifras con una versión codificada de la dirección IP, por una hora como máximo. No guardamos la dirección IP con su solicitud. Nuestros registros nombran una solicitud solo por su número de referencia.',
      ],
    },
    {
      heading: 'Cuánto tiempo lo guardamos',
      paragraphs: [
        'Una vez al día, este sitio borra lo que ya cumplió su plazo:',
        ...retentionSentences,
        'Solo quedan los datos de nuestras estadísticas: cuándo llegó la solicitud, su número de referencia, el servicio, el momento pedido y si usted lo cambió, la ciudad y cuándo se respondió y se terminó. También quién la atendió, la cita, el precio dicho y lo pagado, si había alguien en peligro, el idioma y cuándo aceptó los mensajes de texto. Y el resultado de la revisión contra bots con el ‘hash’ de su respuesta, y el anuncio o el sitio por el que vino. Un servicio escrito con sus palabras pasa a ser “Otro”. Un número que bloqueamos queda, con el motivo, hasta que lo dejemos pasar otra vez. Usted puede pedir que borremos antes cualquier dato.',
        'Esto vale para la base de datos de este sitio. Los correos sobre su solicitud siguen en el buzón del dueño, y las copias de respaldo siguen con el dueño, hasta que los borre.',
      ],
    },
    {
      heading: 'Lo que puede pedir',
      paragraphs: [
        `Puede pedir una copia de lo que tenemos sobre usted, o que lo borremos. Llame al ${business.telephoneText} o escriba al correo electrónico que está al pie de esta página. Denos su número de referencia si lo tiene. Puede que antes le hagamos una o dos preguntas, para saber que los datos son suyos.`,
      ],
    },
    {
      heading: 'Si esto cambia',
      paragraphs: [
        'Si el sitio empieza a guardar, mandar o conservar otra cosa, cambiaremos esta página para decirlo.',
      ],
    },
  ],
};
