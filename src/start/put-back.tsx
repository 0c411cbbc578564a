import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Stays } from '../settings/stays';
import type { UseStarters } from './use-starters';

/** What Eidan has changed on the site, by name, with the way back; and what went wrong. */
export function PutBack( {
	use: { starters, failure, busy, latest, putBack, load },
	home,
}: {
	use: UseStarters;
	home: string;
} ) {
	const status = useRef< HTMLDivElement >( null );
	const changes = starters?.changes ?? [];
	const count = changes.length;
	const was = useRef( count );

	// The pressed button may be gone, and what it did is said here. An import says by itself that it has ended.
	useEffect( () => {
		if ( was.current !== count && latest !== 'load' ) {
			status.current?.focus();
		}
		was.current = count;
	}, [ count, latest ] );
	// The button may be far below.
	useEffect( () => {
		if ( failure && starters ) {
			status.current?.focus();
		}
	}, [ failure, starters ] );

	return (
		<div ref={ status } tabIndex={ -1 } className="eidan-start__changes" role="status">
			{ failure && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ starters ? [] : [ { label: __( 'Try again', 'eidan' ), onClick: () => void load() } ] }
				>
					{ failure }
				</Notice>
			) }
			{ !! starters?.kept?.length && (
				<Notice status="info" isDismissible={ false }>
					{
						/* translators: %s: names of templates and the like, such as "Styles, Header". */
						sprintf( __( 'Not put back, since you edited it: %s.', 'eidan' ), starters.kept.join( ', ' ) )
					}
				</Notice>
			) }
			{ !! starters?.stays?.length && (
				<Notice status="info" isDismissible={ false }>
					<Stays parts={ starters.stays } />
				</Notice>
			) }
			{ count > 0 && (
				<Notice status="success" isDismissible={ false }>
					<div className="eidan-start__back">
						<span>
							{
								/* translators: %s: names of what was changed, such as "Styles, Header". */
								sprintf( __( 'Changed on your site: %s.', 'eidan' ), changes.join( ', ' ) )
							}
						</span>
						<a href={ home }>{ __( 'See your site', 'eidan' ) }</a>
						<Button
							size="compact"
							variant="secondary"
							isBusy={ busy === 'back' }
							disabled={ !! busy }
							accessibleWhenDisabled
							onClick={ () => void putBack() }
						>
							{ __( 'Put back', 'eidan' ) }
						</Button>
					</div>
				</Notice>
			) }
		</div>
	);
}
