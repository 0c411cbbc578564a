import { Button, CheckboxControl, Notice, ProgressBar } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDemo, type Outcome } from './use-demo';

type Question = 'import' | 'remove' | null;

/** Imports the demo site and removes it again, each once asked for. */
export function DemoCard( { home }: { home: string } ) {
	const { demo, progress, isRemoving, outcome, importAll, remove } = useDemo();
	const [ question, setQuestion ] = useState< Question >( null );
	const isRunning = progress !== null || isRemoving;
	const isThere = !! demo && demo.counts.length > 0;
	const buttons = { __next40pxDefaultSize: true, disabled: isRunning, accessibleWhenDisabled: true } as const;

	let importLabel: string = isThere ? __( 'Continue the import', 'eidan' ) : __( 'Import the demo site', 'eidan' );
	if ( progress !== null ) {
		importLabel = __( 'Importing…', 'eidan' );
	}

	return (
		<section className="eidan-settings__section">
			<h2>{ __( 'Demo site', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __( 'Adds the pages, posts, portfolio items and images of a consulting studio, as a start or to look around. Your own pages and posts stay as they are.', 'eidan' ) }
			</p>
			{ isThere && (
				<p>
					{
						/* translators: %s: What is imported, such as "13 pages, 24 posts". */
						sprintf( __( 'Imported: %s.', 'eidan' ), demo.counts.join( ', ' ) )
					}
				</p>
			) }
			{ progress !== null && <ProgressBar value={ Math.round( progress * 100 ) } /> }
			{ outcome && <OutcomeNotice outcome={ outcome } home={ home } /> }
			{ question === 'import' && (
				<ImportQuestion
					onYes={ () => {
						setQuestion( null );
						void importAll();
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
					{ ! demo.complete && (
						<Button { ...buttons } variant="secondary" isBusy={ progress !== null } onClick={ () => setQuestion( 'import' ) }>
							{ importLabel }
						</Button>
					) }
					{ isThere && progress === null && (
						<Button { ...buttons } variant="secondary" isDestructive isBusy={ isRemoving } onClick={ () => setQuestion( 'remove' ) }>
							{ isRemoving ? __( 'Removing…', 'eidan' ) : __( 'Remove the demo site', 'eidan' ) }
						</Button>
					) }
				</div>
			) }
		</section>
	);
}

function ImportQuestion( { onYes, onNo }: { onYes: () => void; onNo: () => void } ) {
	return (
		<div className="eidan-settings__ask" role="group" aria-label={ __( 'Import the demo site', 'eidan' ) }>
			<p>{ __( 'On a site without content of its own it also becomes the front page and sets fonts and colors. Import it now?', 'eidan' ) }</p>
			{ /* eslint-disable-next-line jsx-a11y/no-autofocus -- The question follows a click on the button that it takes the place of. */ }
			<Button __next40pxDefaultSize variant="primary" onClick={ onYes } autoFocus>
				{ __( 'Import', 'eidan' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onNo }>
				{ __( 'Cancel', 'eidan' ) }
			</Button>
		</div>
	);
}

function RemoveQuestion( { onYes, onNo }: { onYes: ( edited: boolean ) => void; onNo: () => void } ) {
	const [ edited, setEdited ] = useState( false );

	return (
		<div className="eidan-settings__ask" role="group" aria-label={ __( 'Remove the demo site', 'eidan' ) }>
			<p>
				{ __( 'Deletes what was imported and puts the site’s title, front page and styles back. Your own content stays, with the demo’s images, categories and authors that it uses.', 'eidan' ) }
			</p>
			<CheckboxControl
				label={ __( 'Also delete what was edited after the import', 'eidan' ) }
				checked={ edited }
				onChange={ setEdited }
			/>
			{ /* eslint-disable-next-line jsx-a11y/no-autofocus -- As above. */ }
			<Button __next40pxDefaultSize variant="primary" isDestructive onClick={ () => onYes( edited ) } autoFocus>
				{ __( 'Remove', 'eidan' ) }
			</Button>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ onNo }>
				{ __( 'Cancel', 'eidan' ) }
			</Button>
		</div>
	);
}

function OutcomeNotice( { outcome, home }: { outcome: Outcome; home: string } ) {
	const lines = linesOf( outcome );

	return (
		<Notice status={ outcome.status === 'error' ? 'error' : 'success' } isDismissible={ false } spokenMessage={ lines.join( ' ' ) }>
			{ lines.map( ( line ) => (
				<p key={ line }>{ line }</p>
			) ) }
			{ outcome.status === 'imported' && <a href={ home }>{ __( 'Visit the site', 'eidan' ) }</a> }
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
		/* translators: %d: number of pages, posts, pictures and so on. */
		sprintf( _n( '%d item of the demo is removed.', '%d items of the demo are removed.', removed, 'eidan' ), removed ),
		...( names.length
			? [
					/* translators: %s: names of pages, pictures and so on. */
					sprintf( __( 'Kept, since you edited or use it: %s.', 'eidan' ), names.join( ', ' ) ),
			  ]
			: [] ),
	];
}
