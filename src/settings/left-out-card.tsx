import { Button, Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from './use-settings';
import { valueAt, type State } from './values';

interface Props {
	settings: Settings;
	state: State;
}

const PATH = 'shop.always';

type LeftOut = State[ 'leftOut' ];

/** Returns the entries by their reason, in the order in which the reasons come. */
function byReason( entries: LeftOut ): [ string, LeftOut ][] {
	const groups = new Map< string, LeftOut >();
	for ( const entry of entries ) {
		groups.set( entry.why, [ ...( groups.get( entry.why ) ?? [] ), entry ] );
	}
	return [ ...groups ];
}

/** The list of what lean pages did without, each with a button that brings it back at once. */
export function LeftOutCard( { settings, state }: Props ) {
	const [ busy, setBusy ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const [ done, setDone ] = useState( '' );
	const status = useRef< HTMLParagraphElement >( null );
	if ( valueAt( state.settings, 'shop.lean' ) !== true ) {
		return null;
	}
	const bringBack = async ( handle: string ) => {
		setBusy( handle );
		setFailure( '' );
		const lines = String( valueAt( state.settings, PATH ) ?? '' ).trim();
		const problem = await settings.store( PATH, lines ? `${ lines }\n${ handle }` : handle );
		setBusy( '' );
		setFailure( problem );
		if ( ! problem ) {
			setDone(
				/* translators: %s: handle of a script or style, such as jquery. */
				sprintf( __( '%s is loaded on every page again.', 'eidan' ), handle )
			);
			// The pressed button is gone.
			status.current?.focus();
		}
	};

	return (
		<section className="eidan-settings__section" id="eidan-place-left-out" tabIndex={ -1 }>
			<h2>{ __( 'Left out', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __( 'What pages without the shop did not load, as far as they have been visited.', 'eidan' ) }
			</p>
			<div className="eidan-settings__fields">
				{ failure && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
				<p ref={ status } tabIndex={ -1 } role="status" className="eidan-settings__status">
					{ done || ( ! state.leftOut.length && __( 'Nothing yet.', 'eidan' ) ) }
				</p>
				{ byReason( state.leftOut ).map( ( [ why, entries ] ) => (
					<div key={ why } className="eidan-settings__left-out">
						<p>{ why }</p>
						<ul>
							{ entries.map( ( { handle, what, pages } ) => (
								<li key={ `${ what } ${ handle }` }>
									<span>
										<code>{ handle }</code> { what } <i>{ pages }</i>
									</span>
									<Button
										__next40pxDefaultSize
										variant="secondary"
										isBusy={ busy === handle }
										disabled={ !! busy }
										accessibleWhenDisabled
										/* translators: %s: handle of a script or style, such as jquery. */
										aria-label={ sprintf( __( 'Always load %s', 'eidan' ), handle ) }
										onClick={ () => void bringBack( handle ) }
									>
										{ __( 'Always load', 'eidan' ) }
									</Button>
								</li>
							) ) }
						</ul>
					</div>
				) ) }
			</div>
		</section>
	);
}
