() => {
  window.durations = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.durations.push(options.duration);
    return animate.call(this, frames, options);
  };
}
