/**
 * Fakes of Google's three scripts in browser JavaScript, with the parts of each that the site uses. Calls are recorded
 * in window.__fakeMaps, window.__fakeCaptcha and window.__fakeGtag.
 */
export const fakeMaps = `(() => {
  const url = new URL(document.currentScript.src);
  const calls = (window.__fakeMaps = { markers: [], requests: [], maps: [], located: [] });
  class FakeMap {
    constructor(element, options) { calls.maps.push(options); this.element = element; element.dataset.fakeMap = 'ready'; }
    fitBounds() {}
  }
  class Bounds { extend() { return this } }
  class AdvancedMarkerElement extends HTMLElement {
    constructor({ map, title, position, gmpClickable } = {}) {
      super();
      calls.markers.push({ title, position });
      this.title = title;
      this.onclick = () => gmpClickable && this.dispatchEvent(new Event('gmp-click'));
      map?.element.append(this);
    }
  }
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  const place = (text) => ({
    formattedAddress: undefined,
    async fetchFields() { this.formattedAddress = text + ', North Bergen, NJ 07047, USA'; return { place: this } },
  });
  const suggestion = (text) => ({ placePrediction: { text: { text }, toPlace: () => place(text) } });
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request) {
        calls.requests.push(request);
        return { suggestions: [suggestion(request.input + ' Ave'), suggestion(request.input + ' St')] };
      },
    },
  };
  const geocoding = {
    Geocoder: class {
      async geocode({ location }) { calls.located.push(location); return { results: [{ formatted_address: '1 Fake St, Hoboken, NJ' }] } }
    },
  };
  const libraries = { core: { LatLngBounds: Bounds }, maps: { Map: FakeMap }, marker: { AdvancedMarkerElement }, places, geocoding };
  Object.assign(google.maps, { places, importLibrary: async (name) => libraries[name] });
  url.searchParams.get('callback').split('.').reduce((object, key) => object[key], window)();
})();`;

/** A script that calls the callback but defines no API. */
export const emptyMaps = 'google.maps.__ib__()';

/** A script that loads but never calls the callback. */
export const mute = ';';

export const fakeRecaptcha = `(() => {
  const url = new URL(document.currentScript.src);
  const boxes = [];
  const calls = (window.__fakeCaptcha = { rendered: [], resets: [] });
  window.grecaptcha = {
    render(element, parameters) {
      if (element.childElementCount) throw new Error('reCAPTCHA has already been rendered in this element');
      const id = boxes.length;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'fake-captcha';
      button.onclick = () => parameters.callback('fake-token-' + id);
      element.append(button);
      boxes.push(parameters);
      calls.rendered.push({ sitekey: parameters.sitekey, size: parameters.size });
      calls.expire = () => parameters['expired-callback']();
      calls.error = () => parameters['error-callback']();
      return id;
    },
    reset(id = 0) { calls.resets.push(id) },
  };
  window[url.searchParams.get('onload')]();
})();`;

/**
 * Takes commands as Google's own script does, as `arguments` objects in `dataLayer`, and sends each event with the fields
 * that are set for all of them.
 */
export const fakeGtag = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const shared = {};
  const calls = (window.__fakeGtag = []);
  function run(words) {
    if (String(words) !== '[object Arguments]') return;
    const [command, name, fields = {}] = words;
    calls.push(words);
    if (command === 'set') Object.assign(shared, name);
    if (command !== 'event') return;
    void fetch('https://region1.google-analytics.com/g/collect?en=' + name + '&tid=' + id, {
      method: 'POST', mode: 'no-cors', body: JSON.stringify({ ...shared, ...fields }),
    });
  }
  dataLayer.forEach(run);
  dataLayer.push = (...all) => { all.forEach(run); return all.length };
})();`;
