import type { CSSProperties } from 'react';
import { usePlacing, type PlacingOptions } from './use-placing';

export { fit, limitsOf, overhang, type Box } from './box';
export { BoxHandles } from './box-handles';
export { PlaceFields } from './fields';
export { byDrag, byKey, type AreaLimits, type Limits, type Place } from './place';
export { usePlacing } from './use-placing';

/** A point in the canvas that authors drag. Its area, an element around it, needs `position: relative`. */
export const PlaceHandle = ( props: PlacingOptions ) => (
	<button
		type="button"
		className="eidan-place"
		style={ { left: `${ props.value.x }%`, top: `${ props.value.y }%` } as CSSProperties }
		{ ...usePlacing( props ) }
	/>
);
