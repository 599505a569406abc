"use strict";
(() => {
  const steps = [...document.querySelectorAll(".step")];
  const slider = document.getElementById("slider");
  const controls = document.getElementById("controls");
  const rightToLeft = document.documentElement.dir === "rtl";
  let at = 0;

  function show(wanted, moved = false, focus = false) {
    at = Math.max(0, Math.min(steps.length - 1, wanted));
    steps.forEach((step, number) => step.classList.toggle("shown", number === at));
    slider.value = at + 1;
    slider.setAttribute("aria-valuetext", steps[at].querySelector("h2").textContent);
    for (const button of controls.querySelectorAll("button")) {
      const isBack = button.dataset.go === "first" || button.dataset.go === "back";
      button.disabled = isBack ? at === 0 : at === steps.length - 1;
    }
    for (const near of [steps[at], steps[at + 1]]) near?.querySelector("img").setAttribute("loading", "eager");
    try { history.replaceState(null, "", "#" + steps[at].id); } catch { /* some hosts forbid it */ }
    if (moved) steps[at].scrollIntoView({ block: "start", behavior: "instant" });
    if (focus) steps[at].focus({ preventScroll: true });
  }

  function named() {
    return steps.findIndex((step) => "#" + step.id === location.hash);
  }

  const ways = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => steps.length - 1 };
  const keys = { ArrowLeft: rightToLeft ? "on" : "back", ArrowRight: rightToLeft ? "back" : "on",
    Home: "first", End: "last" };

  controls.addEventListener("click", (event) => {
    const way = event.target.closest("button")?.dataset.go;
    if (way) show(ways[way](), true);
  });
  slider.addEventListener("input", () => show(Number(slider.value) - 1, true));
  addEventListener("keydown", (event) => {
    const way = keys[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey || event.target === slider) return;
    event.preventDefault();
    show(ways[way](), true, true);
  });
  addEventListener("hashchange", () => { if (named() >= 0) show(named(), true, true); });

  let start = null;
  const main = document.getElementById("steps");
  main.addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 ? [event.touches[0].clientX, event.touches[0].clientY] : null;
  }, { passive: true });
  main.addEventListener("touchend", (event) => {
    if (!start) return;
    const across = event.changedTouches[0].clientX - start[0], down = event.changedTouches[0].clientY - start[1];
    start = null;
    if (Math.abs(across) < 40 || Math.abs(across) < 1.5 * Math.abs(down)) return;
    show(across < 0 !== rightToLeft ? at + 1 : at - 1, true);
  }, { passive: true });

  document.documentElement.classList.add("playing");
  controls.hidden = false;
  show(Math.max(0, named()));
})();
