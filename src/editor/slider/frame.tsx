import { isRTL } from '@wordpress/i18n';
import type { CSSProperties, ReactNode } from 'react';
import type { Slider } from '../../schemas/slider';
import { classNames } from '../class-names';
import { withDefaults, slidesInView, isSingle, STAGES } from './defaults';
import { usePosition } from './use-position';

/** Paths of the icons; the same as `Eidan\Slider\Slider::PATHS`. */
const PATHS = {
	rotation: 'M7 4v12M13 4v12',
	next: 'M3 10h14M11 4l6 6-6 6',
	prev: 'M17 10H3M9 4l-6 6 6 6',
	down: 'M10 3v14M4 11l6 6 6-6',
	up: 'M10 17V3M4 9l6-6 6 6',
};

interface Props {
	/** The attribute `slider`. */
	value: Partial< Slider >;
	/** Defaults of the block. */
	defaults: Partial< Slider >;
	/** Number of slides. */
	count: number;
	/** Address of an image for each slide, for thumbnails. */
	thumbs?: readonly string[];
	/** How wide a slide is at least, in pixels; see `Eidan\Slider\Slider::style()`. */
	least?: number;
	/** Further classes. */
	className?: string;
	/** The element with the class `eidan-slider__track`, which contains the slides. */
	children: ReactNode;
}

/** Custom properties with the number of slides in view for each stage; see `Eidan\Slider\Breakpoints`. */
function perView( options: Slider ): CSSProperties {
	const stages = STAGES.map( ( { up, name } ) => [
		`--eidan-slides${ up ? `-${ up }` : '' }`,
		isSingle( options ) ? 1 : slidesInView( options, name ),
	] );
	return Object.fromEntries( stages ) as CSSProperties;
}

/**
 * Draws a slider with its controls around blocks in the canvas, as visitors see it while it does not move. It can be
 * scrolled, and its arrows and pagination can be clicked. They are hidden from the keyboard, which moves from block to
 * block instead.
 */
export function SliderFrame( { value, defaults, count, thumbs = [], least = 0, className, children }: Props ) {
	const options = withDefaults( value, defaults );
	const vertical = options.direction === 'vertical';
	const style = {
		'--eidan-space': `${ options.spaceBetween }px`,
		...( least ? { '--eidan-least': `max(${ least }px,min(12rem,28vw))` } : {} ),
		...perView( options ),
		...( vertical ? { '--eidan-height': options.height } : {} ),
	} as CSSProperties;
	const { index, stops, ref, go } = usePosition( vertical, `${ count } ${ JSON.stringify( style ) }` );
	const moves = count > 1;
	const button = ( name: string, path: string, onClick?: () => void, more: object = {} ) => (
		<button
			type="button"
			className={ `is-${ name }` }
			aria-hidden="true"
			tabIndex={ -1 }
			{ ...( onClick ? { onClick } : {} ) }
			{ ...more }
		>
			<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5">
				<path d={ path } />
			</svg>
		</button>
	);
	const [ before, after ] = isRTL() ? [ PATHS.next, PATHS.prev ] : [ PATHS.prev, PATHS.next ];

	return (
		<div
			className={ classNames(
				'eidan-slider is-ready',
				vertical && 'is-vertical',
				stops < 2 && 'is-still',
				options.arrows && ! options.outsideNavigation && 'has-arrows-inside',
				className
			) }
			style={ style }
		>
			{ moves && options.autoplay > 0 && button( 'rotation', PATHS.rotation ) }
			{ moves && options.arrows && (
				<>
					{ button( 'prev', vertical ? PATHS.up : before, () => go( -1 ), {
						'aria-controls': '',
						'aria-disabled': index === 0,
					} ) }
					{ button( 'next', vertical ? PATHS.down : after, () => go( 1 ), {
						'aria-controls': '',
						'aria-disabled': index === stops - 1,
					} ) }
				</>
			) }
			{ moves && options.pagination !== 'none' && (
				<div
					className={ `eidan-slider__pages is-${ options.pagination }` }
					aria-hidden="true"
					style={ { '--eidan-index': index + 1, '--eidan-stops': stops } as CSSProperties }
				>
					{ options.pagination === 'bullets' &&
						Array.from( { length: stops }, ( _, at ) => (
							<button
								key={ at }
								type="button"
								tabIndex={ -1 }
								aria-current={ at === index }
								onClick={ () => go( at - index ) }
							/>
						) ) }
					{ options.pagination === 'thumbs' &&
						thumbs.map( ( url, at ) => (
							<button
								key={ at }
								type="button"
								tabIndex={ -1 }
								aria-current={ at === index }
								onClick={ () => go( at - index ) }
							>
								<img src={ url } alt="" />
							</button>
						) ) }
				</div>
			) }
			<div className="eidan-slider__view" ref={ ref }>
				{ children }
			</div>
		</div>
	);
}
