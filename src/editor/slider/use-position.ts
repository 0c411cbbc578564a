import { useRefEffect } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { countStops, indexAt } from '../../view/slider/geometry';

/**
 * Tracks the scroll position of a slider that the editor draws in the canvas.
 *
 * @param vertical Whether slides are below one another.
 * @param watch    A string that changes whenever the layout of the slides changes. Then the position is measured again.
 * @return `index` is the position, from 0; `stops` is the number of positions; `ref` belongs to the element that
 *         scrolls; `go( by )` scrolls by a number of positions.
 */
export function usePosition( vertical: boolean, watch: string ) {
	const [ position, setPosition ] = useState( { index: 0, stops: 1 } );
	const view = useRef< HTMLElement | null >( null );
	const [ place, size, scrollSize, client ] = vertical
		? ( [ 'top', 'height', 'scrollHeight', 'clientHeight' ] as const )
		: ( [ 'left', 'width', 'scrollWidth', 'clientWidth' ] as const );
	const measure = ( element: HTMLElement ) => {
		const [ first, second ] = [ ...( element.firstElementChild?.children ?? [] ) ].map( ( slide ) =>
			slide.getBoundingClientRect()
		);
		const step = first && second ? Math.abs( second[ place ] - first[ place ] ) || first[ size ] : 1;
		return {
			step,
			end: element[ scrollSize ] - element[ client ],
			offset: Math.abs( vertical ? element.scrollTop : element.scrollLeft ),
		};
	};
	const ref = useRefEffect< HTMLElement >(
		( element ) => {
			view.current = element;
			const look = () => {
				const { step, end, offset } = measure( element );
				const next = { index: indexAt( offset, step, end ), stops: countStops( step, end ) };
				setPosition( ( known ) => ( known.index === next.index && known.stops === next.stops ? known : next ) );
			};
			const Observer = element.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver;
			const observer = new Observer( look );
			observer.observe( element );
			element.addEventListener( 'scroll', look );
			return () => {
				observer.disconnect();
				element.removeEventListener( 'scroll', look );
			};
		},
		[ vertical, watch ]
	);
	const go = ( by: number ) => {
		if ( view.current ) {
			const { step } = measure( view.current );
			const rtl = ! vertical && view.current.matches( ':dir(rtl)' );
			view.current.scrollBy( { [ place ]: by * step * ( rtl ? -1 : 1 ), behavior: 'smooth' } );
		}
	};
	return { ...position, ref, go };
}
