/** A rule of oxlint of our own: the engine decides with integers and exact fractions. */
const noFloat = {
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'number' && /^[0-9][0-9_]*\.[0-9]/.test(node.raw)) {
          context.report({ node, message: 'no floating point in the engine: use integers or exact fractions' });
        }
      },
    };
  },
};

export default { meta: { name: 'exact' }, rules: { 'no-float': noFloat } };
