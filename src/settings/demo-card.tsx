import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ImportQuestion, RemoveQuestion } from './demo-questions';
import { useDemo, type Outcome } from './use-demo';

type Question = 'import' | 'remove' | null;

/** The card that imports the demo site and removes it again. It asks before each. */
export function DemoCard( { home }: { home: string } ) {
	const { demo, progress, isRemoving, outcome, importAll, remove } = useDemo();
	const [ question, setQuestion ] = useState< Question >( null );
	const isRunning = progress !== null || isRemoving;
	const isThere = !! demo && demo.counts.length > 0;
	const buttons = { __next40pxDefaultSize: true, disabled: isRunning, accessibleWhenDisabled: true } as const;

	let importLabel: string = isThere ? __( 'Continue the import', 'eidan' ) : __( 'Import the demo site', 'eidan' );
	if ( demo?.complete ) {
		importLabel = __( 'Use its look for your site', 'eidan' );
	}
	if ( progress !== null ) {
		importLabel = __( 'Importing…', 'eidan' );
	}

	return (
		<section className="eidan-settings__section">
			<h2>{ __( 'Demo site', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __(
					'Adds the pages, posts, portfolio items and images of a consulting studio, as a start or to look around. What is yours stays as it is unless you say otherwise.',
					'eidan'
				) }
			</p>
			{ isThere && (
				<p>
					{
						/* translators: %s: What is imported, such as "13 pages, 24 posts". */
						sprintf( __( 'Imported: %s.', 'eidan' ), demo.counts.join( ', ' ) )
					}
				</p>
			) }
			{ isThere && progress === null && demo.links.length > 0 && (
				<p className="eidan-settings__links">
					{ __( 'Pages of the demo:', 'eidan' ) }
					{ demo.links.map( ( { title, url } ) => (
						<a key={ url } href={ url }>
							{ title }
						</a>
					) ) }
				</p>
			) }
			{ progress !== null && <ProgressBar value={ Math.round( progress * 100 ) } /> }
			{ outcome && (
				<OutcomeNotice outcome={ outcome } home={ ( ! demo?.look && demo?.links[ 0 ]?.url ) || home } />
			) }
			{ question === 'import' && demo && (
				<ImportQuestion
					demo={ demo }
					onYes={ ( look ) => {
						setQuestion( null );
						void importAll( look );
					} }
					onNo={ () => setQuestion( null ) }
				/>
			) }
			{ question === 'remove' && (
				<RemoveQuestion
					onYes={ ( edited ) => {
						setQuestion( null );
						void remove( edited );
					} }
					onNo={ () => setQuestion( null ) }
				/>
			) }
			{ ! question && demo && (
				<div className="eidan-settings__buttons">
					{ ( ! demo.complete || demo.look === false ) && (
						<Button
							{ ...buttons }
							variant="secondary"
							isBusy={ progress !== null }
							onClick={ () => setQuestion( 'import' ) }
						>
							{ importLabel }
						</Button>
					) }
					{ isThere && progress === null && (
						<Button
							{ ...buttons }
							variant="secondary"
							isDestructive
							isBusy={ isRemoving }
							onClick={ () => setQuestion( 'remove' ) }
						>
							{ isRemoving ? __( 'Removing…', 'eidan' ) : __( 'Remove the demo site', 'eidan' ) }
						</Button>
					) }
				</div>
			) }
		</section>
	);
}

function OutcomeNotice( { outcome, home }: { outcome: Outcome; home: string } ) {
	const lines = linesOf( outcome );

	return (
		<Notice
			status={ outcome.status === 'error' ? 'error' : 'success' }
			isDismissible={ false }
			spokenMessage={ lines.join( ' ' ) }
		>
			{ lines.map( ( line ) => (
				<p key={ line }>{ line }</p>
			) ) }
			{ outcome.status === 'imported' && <a href={ home }>{ __( 'Visit the demo site', 'eidan' ) }</a> }
		</Notice>
	);
}

function linesOf( outcome: Outcome ): string[] {
	if ( outcome.status === 'error' ) {
		return outcome.messages;
	}
	if ( outcome.status === 'imported' ) {
		return [ __( 'The demo site is imported.', 'eidan' ) ];
	}
	const { removed, names } = outcome;
	return [
		sprintf(
			/* translators: %d: number of pages, posts, images and so on. */
			_n( '%d item of the demo is removed.', '%d items of the demo are removed.', removed, 'eidan' ),
			removed
		),
		...( names.length
			? [
					/* translators: %s: names of pages, images and so on. */
					sprintf( __( 'Kept, since you edited or use it: %s.', 'eidan' ), names.join( ', ' ) ),
				]
			: [] ),
	];
}
