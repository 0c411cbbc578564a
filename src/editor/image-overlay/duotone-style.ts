/**
 * Keeps nothing of a block's attribute `style` but the duotone: for a block that it is turned into, and for the server.
 *
 * @param style The attribute.
 * @return Attributes; none without a duotone.
 */
export const duotoneStyle = ( style: unknown ): { style?: { color: { duotone: unknown } } } => {
	const duotone = ( style as { color?: { duotone?: unknown } } | undefined )?.color?.duotone;
	return duotone ? { style: { color: { duotone } } } : {};
};
