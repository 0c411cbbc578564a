/** What a number stands for, by the path of its setting. */
const KINDS: Record< string, 'cells' | 'items' | 'gap' | 'time' > = {
	'lists.perPage': 'items',
	'lists.infinitePages': 'cells',
	'lists.scrollOffset': 'gap',
	'lists.scrollDuration': 'time',
	'lists.newPostsDelay': 'time',
	'page.anchorDuration': 'time',
	'sliders.spaceBetween': 'gap',
	'sliders.fallbackSpaceBetween': 'gap',
	'sliders.speed': 'time',
	'sliders.wheelLock': 'time',
	'sliders.wheelLockPortfolio': 'time',
	'sliders.fallbackAutoplay': 'time',
	'sliders.fallbackSpeed': 'time',
};

const kindOf = ( path: string ) => KINDS[ path ] ?? ( /slidesPerView/i.test( path ) ? 'cells' : undefined );

/** The most cells and items that are drawn: settings take no more slides and items than these. */
const MOST = { cells: 12, items: 100 };

interface Props {
	/** Path of the setting. */
	path: string;
	value: unknown;
}

/** Whether there is a drawing of what a number does. */
export const isGauged = ( path: string ) => kindOf( path ) !== undefined;

/**
 * A drawing of a number by its value: that many slides or items, that gap, or a dot that takes that time. The dot moves
 * while somebody points at the field or types into it, and never for those who ask for less motion.
 */
export function Gauge( { path, value }: Props ) {
	const kind = kindOf( path );
	if ( ! kind || typeof value !== 'number' || value < 0 ) {
		return null;
	}
	const count = kind === 'cells' || kind === 'items' ? Math.min( Math.round( value ), MOST[ kind ] ) : 2;

	return (
		<span
			className={ `eidan-gauge is-${ kind }${ value === 0 ? ' is-zero' : '' }` }
			style={ { '--eidan-value': value } as React.CSSProperties }
			aria-hidden="true"
		>
			{ Array.from( { length: kind === 'time' ? 1 : count }, ( _, index ) => (
				<i key={ index } />
			) ) }
		</span>
	);
}
