import { Button, Notice, Snackbar, Spinner, TabPanel } from '@wordpress/components';
import { useEffect, useMemo, useRef, useState, type RefObject } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { DemoCard } from './demo-card';
import { FieldControl, fieldId } from './field-control';
import { fieldsOf, pathsOf, places as makePlaces, tabs as makeTabs } from './fields';
import { FileCard } from './file-card';
import { find, type Hit } from './find';
import { InstagramCard } from './instagram-card';
import { LeftOutCard } from './left-out-card';
import { ReportMail } from './report-mail';
import { Search } from './search';
import type { Section, Tab } from './types';
import { useSettings, type Settings } from './use-settings';
import { differing, valueAt, type State } from './values';
import { WebhookCard } from './webhook-card';

/** Asks for confirmation when the window is left with unsaved changes. */
function useLeaveGuard( active: boolean ) {
	useEffect( () => {
		if ( ! active ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => {
			event.preventDefault();
			event.returnValue = true;
		};
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ active ] );
}

/** Moves the focus to an element that React is about to render. */
function focusLater( id: string ) {
	window.requestAnimationFrame( () => {
		const element = document.getElementById( id );
		element?.focus();
		// The bar with the buttons, and that of the administration, lie over what is at the edge of the window.
		element?.scrollIntoView?.( { block: 'center' } );
	} );
}

/** Brings the chosen tab into sight: on phones the row of tabs is wider than the screen. */
function useTabInSight( panels: RefObject< HTMLElement | null >, isThere: boolean, version: number ) {
	useEffect( () => {
		const tab = isThere ? panels.current?.querySelector( '[role="tab"][aria-selected="true"]' ) : null;
		tab?.scrollIntoView?.( { block: 'nearest', inline: 'nearest' } );
	}, [ panels, isThere, version ] );
}

/** Takes the focus to a setting that the address names, such as `#attribution.lifetime`, once it is there. */
function useSettingOfAddress( tabs: readonly Tab[], isThere: boolean ) {
	const path = useRef( window.location.hash.slice( 1 ) );
	useEffect( () => {
		if ( isThere && tabs.some( ( tab ) => pathsOf( tab ).includes( path.current ) ) ) {
			focusLater( fieldId( path.current ) );
			// Once: after saving, the focus stays where it is.
			path.current = '';
		}
	}, [ tabs, isThere ] );
}

const allPaths = ( { types, shop }: State ) => makeTabs( types, shop ).flatMap( pathsOf );

/** The screen Settings › Eidan. */
export function App() {
	const settings = useSettings( allPaths );
	// The tab to open. A new version opens it again, whichever tab the user is on.
	const [ opened, setOpened ] = useState( () => ( { name: window.location.hash.slice( 1 ), version: 0 } ) );
	const [ message, setMessage ] = useState( '' );
	const [ words, setWords ] = useState( '' );
	const summary = useRef< HTMLDivElement >( null );
	const { state, changed, failure, load } = settings;
	const types = state?.types;
	const hasShop = state?.shop ?? false;
	const tabs = useMemo( () => makeTabs( types ?? [], hasShop ), [ types, hasShop ] );
	const form = useRef< HTMLFormElement >( null );
	useLeaveGuard( changed.length > 0 );
	useSettingOfAddress( tabs, Boolean( state ) );
	useTabInSight( form, Boolean( state ) && ! words.trim(), opened.version );

	if ( ! state ) {
		return failure ? (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ { label: __( 'Try again', 'eidan' ), onClick: load } ] }
				spokenMessage={ failure }
			>
				{ failure }
			</Notice>
		) : (
			<p className="eidan-settings__loading">
				<Spinner /> { __( 'Loading…', 'eidan' ) }
			</p>
		);
	}

	const remember = ( name: string ) => window.history.replaceState( null, '', `#${ name }` );
	const hits = find( words, tabs, makePlaces( state ), fieldId );
	const open = ( name: string ) => {
		remember( name );
		setOpened( ( { version } ) => ( { name, version: version + 1 } ) );
	};
	const go = ( { tab, id }: Hit ) => {
		setWords( '' );
		open( tab.name );
		focusLater( id );
	};
	const initial =
		tabs.find( ( tab ) => tab.name === opened.name || pathsOf( tab ).includes( opened.name ) )?.name ?? 'content';

	return (
		<form
			ref={ form }
			className="eidan-settings"
			noValidate
			onSubmit={ async ( event ) => {
				event.preventDefault();
				setMessage( '' );
				if ( await settings.save() ) {
					setMessage( __( 'Settings saved.', 'eidan' ) );
				} else {
					// The save button may be far below the error summary, so move the focus there.
					window.requestAnimationFrame( () => summary.current?.focus() );
				}
			} }
		>
			<div ref={ summary } tabIndex={ -1 } className="eidan-settings__summary">
				<ErrorSummary tabs={ tabs } settings={ settings } onGo={ open } />
			</div>
			<Search value={ words } hits={ hits } onChange={ setWords } onGo={ go } />
			{ ! words.trim() && (
				<TabPanel
					key={ opened.version }
					className="eidan-settings__tabs"
					initialTabName={ initial }
					onSelect={ remember }
					tabs={ tabs.map( ( { name, title } ) => ( { name, title } ) ) }
				>
					{ ( { name } ) => {
						const shown = tabs.find( ( other ) => other.name === name );
						return shown ? <TabContent tab={ shown } { ...{ settings, state, tabs } } /> : null;
					} }
				</TabPanel>
			) }
			<SaveBar settings={ settings } />
			<div className="eidan-settings__snackbar">
				{ message && <Snackbar onRemove={ () => setMessage( '' ) }>{ message }</Snackbar> }
			</div>
		</form>
	);
}

/** The errors of the last attempt to save, each with a link to its field. */
function ErrorSummary( { tabs, settings, onGo }: { tabs: Tab[]; settings: Settings; onGo: ( tab: string ) => void } ) {
	const { errors, failure } = settings;
	if ( ! failure ) {
		return null;
	}
	const wrong = tabs.flatMap( ( tab ) =>
		fieldsOf( tab ).flatMap( ( field ) => ( errors[ field.path ] ? [ { tab, field } ] : [] ) )
	);
	const go = ( tab: string, path: string ) => {
		onGo( tab );
		focusLater( fieldId( path ) );
	};

	return (
		<Notice status="error" isDismissible={ false } className="eidan-settings__failure" spokenMessage={ failure }>
			<p>{ failure }</p>
			{ wrong.length > 0 && (
				<ul>
					{ wrong.map( ( { tab, field } ) => (
						<li key={ field.path }>
							<Button variant="link" onClick={ () => go( tab.name, field.path ) }>
								{ `${ tab.title } › ${ field.label }` }
							</Button>
							{ ': ' }
							{ errors[ field.path ] }
						</li>
					) ) }
				</ul>
			) }
		</Notice>
	);
}

interface ContentProps {
	tab: Tab;
	settings: Settings;
	state: State;
	tabs: readonly Tab[];
}

const reset = ( { change }: Settings, { defaults }: State, paths: readonly string[] ) =>
	paths.forEach( ( path ) => change( path, valueAt( defaults, path ) ) );

function TabContent( { tab, settings, state, tabs }: ContentProps ) {
	const paths = pathsOf( tab );
	const isDefault = ! differing( settings.draft, state.defaults, paths ).length;

	return (
		<div className="eidan-settings__content">
			{ tab.name === 'instagram' && <InstagramCard /> }
			{ tab.name === 'data' && state.demo && <DemoCard home={ state.home } /> }
			{ tab.name === 'data' && <FileCard { ...{ settings, state, tabs } } /> }
			{ tab.sections.map( ( section ) => (
				<SectionFields key={ section.title } { ...{ section, settings, state } } />
			) ) }
			{ tab.name === 'shop' && <LeftOutCard { ...{ settings, state } } /> }
			{ tab.name === 'attribution' && (
				<WebhookCard
					state={ state }
					isChanged={ settings.changed.some( ( path ) => path.startsWith( 'outcomes.webhook' ) ) }
				/>
			) }
			{ paths.length > 0 && (
				<p className="eidan-settings__reset">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						disabled={ isDefault }
						accessibleWhenDisabled
						onClick={ () => reset( settings, state, paths ) }
					>
						{
							/* translators: %s: name of a group of settings. */
							sprintf( __( 'Reset “%s” to its defaults', 'eidan' ), tab.title )
						}
					</Button>
				</p>
			) }
		</div>
	);
}

function SectionFields( { section, settings, state }: { section: Section; settings: Settings; state: State } ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const paths = section.fields.map( ( { path } ) => path );
	const isDefault = ! differing( settings.draft, state.defaults, paths ).length;

	return (
		<section className="eidan-settings__section">
			<h2 ref={ heading } tabIndex={ -1 }>
				{ section.title }
			</h2>
			<div className="eidan-settings__intro">
				{ section.intro && <p>{ section.intro }</p> }
				{ ! isDefault && (
					<Button
						variant="link"
						/* translators: %s: name of a group of settings. */
						aria-label={ sprintf( __( 'Reset the section “%s”', 'eidan' ), section.title ) }
						onClick={ () => {
							reset( settings, state, paths );
							// The pressed button is gone.
							heading.current?.focus();
						} }
					>
						{ __( 'Reset', 'eidan' ) }
					</Button>
				) }
			</div>
			<div className={ section.columns ? 'eidan-settings__fields has-columns' : 'eidan-settings__fields' }>
				{ section.fields.map( ( field ) => (
					<FieldControl
						key={ field.path }
						field={ field }
						value={ valueAt( settings.draft, field.path ) }
						defaultValue={ valueAt( state.defaults, field.path ) }
						limits={ state.limits[ field.path ] }
						error={ settings.errors[ field.path ] }
						note={ settings.changed.includes( field.path ) ? undefined : state.notes[ field.path ] }
						home={ state.home }
						disabled={ !! field.needs && valueAt( settings.draft, field.needs ) !== true }
						onChange={ ( value ) => settings.change( field.path, value ) }
					/>
				) ) }
				{ section.sendsReport && (
					<ReportMail isChanged={ paths.some( ( path ) => settings.changed.includes( path ) ) } />
				) }
			</div>
		</section>
	);
}

function SaveBar( { settings: { changed, isSaving, discard } }: { settings: Settings } ) {
	const count = changed.length;

	return (
		<div className="eidan-settings__bar">
			<Button
				__next40pxDefaultSize
				type="submit"
				variant="primary"
				isBusy={ isSaving }
				disabled={ ! count || isSaving }
				accessibleWhenDisabled
			>
				{ __( 'Save changes', 'eidan' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				disabled={ ! count || isSaving }
				accessibleWhenDisabled
				onClick={ discard }
			>
				{ __( 'Discard', 'eidan' ) }
			</Button>
			<p role="status" className="eidan-settings__status">
				{ count > 0 &&
					/* translators: %d: number of changes. */
					sprintf( _n( '%d change is not saved.', '%d changes are not saved.', count, 'eidan' ), count ) }
			</p>
		</div>
	);
}
