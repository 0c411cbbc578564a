import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Guide } from './guide';
import { Parts } from './parts';
import { PutBack } from './put-back';
import { Switches } from './switches';
import type { StartData, Starters } from './types';
import { useStarters } from './use-starters';
import { WholeSite } from './whole-site';
import { Widgets } from './widgets';

const WAYS = [ 'site', 'parts', 'widgets' ] as const;
type Way = ( typeof WAYS )[ number ];

const words = (): Record< Way, { title: string; text: string } > => ( {
	site: {
		title: __( 'A whole site', 'eidan' ),
		text: __( 'Pages, menu, words and images to begin with, in a style that you choose.', 'eidan' ),
	},
	parts: {
		title: __( 'A header and a footer', 'eidan' ),
		text: __( 'For the site that you have. Everything else stays as it is.', 'eidan' ),
	},
	widgets: {
		title: __( 'Single widgets', 'eidan' ),
		text: __( 'Sliders, lists, galleries and more, each on a page of yours.', 'eidan' ),
	},
} );

/** A drawing of each way. */
const drawings: Record< Way, JSX.Element > = {
	site: (
		<>
			<rect className="is-strong" x="8" y="8" width="104" height="8" />
			<rect x="8" y="20" width="66" height="30" />
			<rect x="78" y="20" width="34" height="30" />
			<rect x="8" y="54" width="32" height="14" />
			<rect x="44" y="54" width="32" height="14" />
			<rect x="80" y="54" width="32" height="14" />
		</>
	),
	parts: (
		<>
			<rect className="is-strong" x="8" y="8" width="104" height="10" />
			<rect className="is-faint" x="8" y="22" width="104" height="30" />
			<rect className="is-strong" x="8" y="56" width="104" height="12" />
		</>
	),
	widgets: (
		<>
			<rect className="is-faint" x="8" y="8" width="104" height="60" />
			<rect className="is-strong" x="20" y="22" width="36" height="32" />
			<rect x="64" y="22" width="36" height="14" />
			<rect x="64" y="40" width="36" height="14" />
		</>
	),
};

const wayOf = ( hash: string ) => WAYS.find( ( way ) => hash === `#${ way }` );

/** What a site without a shop can use. A kind of site that needs one stays, and says so. */
const withoutShop = ( all: Starters ): Starters => ( {
	...all,
	headers: all.headers.filter( ( { slug } ) => ! slug.endsWith( '-shop' ) ),
} );

/** The screen Appearance › Start with Eidan. */
export function App( { data }: { data: StartData } ) {
	const use = useStarters();
	// An import that has stopped goes on where it was begun.
	const [ way, setWay ] = useState( () => wayOf( window.location.hash ) ?? ( data.unfinished ? 'site' : undefined ) );
	const heading = useRef< HTMLHeadingElement >( null );
	const opened = useRef( false );
	const starters = use.starters && ( data.shop ? use.starters : withoutShop( use.starters ) );
	const all = words();

	// Whoever chooses a way goes on there.
	useEffect( () => {
		if ( way && opened.current ) {
			heading.current?.focus();
			heading.current?.scrollIntoView?.( { block: 'nearest' } );
		}
		opened.current = true;
	}, [ way ] );

	return (
		<div className="eidan-settings eidan-start">
			{ ( use.starters?.unfinished ?? data.unfinished ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The import of the demo site is not finished. Go on or remove it under “A whole site”.',
						'eidan'
					) }
				</Notice>
			) }
			<h2 className="eidan-start__question">{ __( 'What would you like?', 'eidan' ) }</h2>
			<div className="eidan-start__ways">
				{ WAYS.map( ( name ) => (
					<button
						key={ name }
						type="button"
						className="eidan-start__way"
						aria-expanded={ way === name }
						aria-controls={ way === name ? 'eidan-start-way' : undefined }
						onClick={ () => {
							setWay( name );
							window.history.replaceState( null, '', `#${ name }` );
						} }
					>
						<svg viewBox="0 0 120 76" aria-hidden="true" focusable="false">
							{ drawings[ name ] }
						</svg>
						<span className="eidan-start__title">{ all[ name ].title }</span>
						<span className="eidan-start__description">{ all[ name ].text }</span>
					</button>
				) ) }
			</div>
			<PutBack use={ use } home={ data.home } />
			{ way && (
				<section id="eidan-start-way" className="eidan-start__open" aria-labelledby="eidan-start-heading">
					<h2 id="eidan-start-heading" ref={ heading } tabIndex={ -1 }>
						{ all[ way ].title }
					</h2>
					{ way === 'widgets' && <Widgets widgets={ data.widgets } /> }
					{ way !== 'widgets' && ! starters && ! use.failure && <Spinner /> }
					{ way === 'site' && starters && <WholeSite { ...{ data, starters, use } } /> }
					{ way === 'parts' && starters && <Parts { ...{ data, starters, use } } /> }
				</section>
			) }
			<Switches settingsUrl={ data.settings } />
			<Guide pages={ data.guide } />
		</div>
	);
}
