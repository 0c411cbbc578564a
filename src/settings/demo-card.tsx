import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ImportQuestion, RemoveQuestion } from './demo-questions';
import { ImportFailure, ImportProgress } from './import-progress';
import { Stays } from './stays';
import { useDemo, type Demo, type Outcome } from './use-demo';

type Question = 'import' | 'remove' | null;

interface Props {
	home: string;
	/** Kind of site and style, if they were chosen. */
	starter?: string;
	style?: string;
	title?: string;
	intro?: string;
	/** Why nothing can be imported now, in words. */
	obstacle?: string | undefined;
	/** Called after the import or the removal, when the site is another one. */
	onChanged?: () => void;
}

/** The card that imports the demo site and removes it again. It asks before each. */
export function DemoCard( { home, starter, style, title, intro, obstacle, onChanged }: Props ) {
	const demoSite = useDemo( { ...( starter && { starter } ), ...( style && { style } ) } );
	const { demo, running, isRemoving, outcome, importAll, goOn, remove } = demoSite;
	const [ question, setQuestion ] = useState< Question >( null );
	const isRunning = running !== null || isRemoving;
	const isThere = !! demo && demo.counts.length > 0;
	const waits = !! demo && ( demo.progress !== null || ( isThere && ! demo.complete ) );
	// Elsewhere the button that saves the settings is the primary one.
	const main = starter ? 'primary' : 'secondary';
	const buttons = { __next40pxDefaultSize: true, disabled: isRunning, accessibleWhenDisabled: true } as const;

	return (
		<section className="eidan-settings__section" id="eidan-place-demo" tabIndex={ -1 }>
			<h2>{ title ?? __( 'Demo site', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ intro ??
					__(
						'Adds the pages, posts, portfolio items and images of a consulting studio, as a start or to look around. What is yours stays as it is unless you say otherwise.',
						'eidan'
					) }
			</p>
			<div className="eidan-settings__stack">
				{ isThere && <Imported { ...{ demo, running } } /> }
				{ obstacle && <p>{ obstacle }</p> }
				<ImportProgress demo={ demoSite } />
				<ImportFailure demo={ demoSite } />
				{ outcome && (
					<OutcomeNotice
						{ ...{ outcome, demo } }
						home={ ( ! demo?.look && demo?.links[ 0 ]?.url ) || home }
					/>
				) }
				{ question === 'import' && demo && (
					<ImportQuestion
						demo={ demo }
						onYes={ ( look ) => {
							setQuestion( null );
							void importAll( look ).then( onChanged );
						} }
						onNo={ () => setQuestion( null ) }
					/>
				) }
				{ question === 'remove' && (
					<RemoveQuestion
						onYes={ ( edited ) => {
							setQuestion( null );
							void remove( edited ).then( onChanged );
						} }
						onNo={ () => setQuestion( null ) }
					/>
				) }
				{ ! question && demo && ! running && (
					<div className="eidan-settings__buttons">
						{ waits && outcome?.status !== 'halted' && (
							<Button { ...buttons } variant={ main } onClick={ () => void goOn().then( onChanged ) }>
								{ __( 'Continue the import', 'eidan' ) }
							</Button>
						) }
						{ ! waits && ! obstacle && ( ! demo.complete || demo.look === false ) && (
							<Button
								{ ...buttons }
								variant={ isThere ? 'secondary' : main }
								onClick={ () => setQuestion( 'import' ) }
							>
								{ demo.complete
									? __( 'Use its look for your site', 'eidan' )
									: __( 'Import the demo site', 'eidan' ) }
							</Button>
						) }
						{ isThere && (
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
			</div>
		</section>
	);
}

/** What is imported, with links to its main pages. */
function Imported( { demo, running }: { demo: Demo; running: object | null } ) {
	return (
		<>
			<p>
				{
					/* translators: %s: What is imported, such as "13 pages, 24 posts". */
					sprintf( __( 'Imported: %s.', 'eidan' ), demo.counts.join( ', ' ) )
				}
			</p>
			{ ! running && demo.links.length > 0 && (
				<p className="eidan-settings__links">
					{ __( 'Pages of the demo:', 'eidan' ) }
					{ demo.links.map( ( { title, url } ) => (
						<a key={ url } href={ url }>
							{ title }
						</a>
					) ) }
				</p>
			) }
		</>
	);
}

function OutcomeNotice( { outcome, demo, home }: { outcome: Outcome; demo: Demo | undefined; home: string } ) {
	const lines = linesOf( outcome );
	if ( ! lines.length ) {
		return null;
	}

	return (
		<Notice
			status={ outcome.status === 'error' ? 'error' : 'success' }
			isDismissible={ false }
			spokenMessage={ lines.join( ' ' ) }
		>
			{ lines.map( ( line ) => (
				<p key={ line }>{ line }</p>
			) ) }
			{ outcome.status === 'imported' && demo?.look && !! demo.stays?.length && (
				<p>
					<Stays parts={ demo.stays } />
				</p>
			) }
			{ outcome.status === 'imported' && <a href={ home }>{ __( 'Visit the demo site', 'eidan' ) }</a> }
		</Notice>
	);
}

function linesOf( outcome: Outcome ): string[] {
	if ( outcome.status === 'error' ) {
		return outcome.messages;
	}
	if ( outcome.status === 'halted' || outcome.status === 'lacking' ) {
		return [];
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
