// Everything that the page sets in motion, whatever sets it.
window.moved = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  window.moved.push(`flies for ${options.duration} ms`);
  return animate.call(this, frames, options);
};
for (const kind of ["transitionrun", "animationstart"])
  addEventListener(kind, (event) =>
    window.moved.push(event.animationName || event.propertyName), true);
