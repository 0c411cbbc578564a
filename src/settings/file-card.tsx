import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Field, Tab } from './types';
import type { Settings } from './use-settings';
import { useSettingsFile, type Checked } from './use-settings-file';
import { valueAt, type State, type Values } from './values';

interface Props {
	settings: Settings;
	state: State;
	tabs: readonly Tab[];
}

interface Named {
	name: string;
	field?: Field;
}

/** Returns a setting's name, such as "Page › Smooth scrolling". What is not on the screen keeps its path. */
function named( tabs: readonly Tab[], path: string ): Named {
	for ( const tab of tabs ) {
		for ( const { fields } of tab.sections ) {
			const field = fields.find( ( own ) => own.path === path );
			if ( field ) {
				return { name: `${ tab.title } › ${ field.label }`, field };
			}
		}
	}
	return { name: path };
}

/** Returns a value as readable text. */
function textOf( values: Values, path: string, field?: Field ): string {
	const value = valueAt( values, path );
	if ( typeof value === 'boolean' ) {
		return value ? __( 'On', 'eidan' ) : __( 'Off', 'eidan' );
	}
	const label = field?.type === 'choice' && field.options.find( ( option ) => option.value === value )?.label;
	return label || String( value ?? '' ) || '–';
}

type SettingsFile = ReturnType< typeof useSettingsFile >;

/** The card that saves all settings as a file and takes them from one. It names what would change before. */
export function FileCard( { settings, state, tabs }: Props ) {
	const file = useSettingsFile( settings.take );
	const { checked } = file;
	const status = useRef< HTMLDivElement >( null );
	const isAsking = checked !== null;
	const was = useRef( isAsking );

	// The pressed button is gone, or what it led to is said here.
	useEffect( () => {
		if ( was.current !== isAsking ) {
			status.current?.focus();
		}
		was.current = isAsking;
	}, [ isAsking ] );

	return (
		<section className="eidan-settings__section" id="eidan-place-file" tabIndex={ -1 }>
			<h2>{ __( 'Settings file', 'eidan' ) }</h2>
			<p className="eidan-settings__intro">
				{ __(
					'All settings of this screen, for another site or as a copy. No access token is in it.',
					'eidan'
				) }
			</p>
			<div className="eidan-settings__fields">
				<div ref={ status } tabIndex={ -1 } className="eidan-settings__summary" role="status">
					<Result { ...{ file, tabs } } />
					{ checked && <Question { ...{ checked, state, tabs } } /> }
				</div>
				{ settings.changed.length > 0 && checked && (
					<p className="eidan-settings__status">
						{ __( 'Changes that are not saved are lost by the import.', 'eidan' ) }
					</p>
				) }
				{ checked ? <Answers { ...{ checked, file } } /> : <Actions file={ file } /> }
			</div>
		</section>
	);
}

/** What went wrong, each wrong value by its name; or that it is done. */
function Result( { file: { failure, errors, done }, tabs }: { file: SettingsFile; tabs: readonly Tab[] } ) {
	if ( failure ) {
		return (
			<Notice status="error" isDismissible={ false } className="eidan-settings__failure">
				<p>{ failure }</p>
				{ Object.keys( errors ).length > 0 && (
					<ul>
						{ Object.entries( errors ).map( ( [ path, message ] ) => (
							<li key={ path }>
								{ sprintf(
									// translators: 1: name of a setting, 2: what is wrong with it.
									__( '%1$s: %2$s', 'eidan' ),
									named( tabs, path ).name,
									message
								) }
							</li>
						) ) }
					</ul>
				) }
			</Notice>
		);
	}
	return done ? (
		<Notice status="success" isDismissible={ false }>
			{ done }
		</Notice>
	) : null;
}

interface QuestionProps {
	checked: Checked;
	state: State;
	tabs: readonly Tab[];
}

function Question( { checked: { name, changes, values }, state, tabs }: QuestionProps ) {
	const count = changes.length;
	if ( ! count ) {
		return (
			<p className="eidan-settings__step">
				{
					/* translators: %s: name of a file. */
					sprintf( __( '%s has the settings that this site has.', 'eidan' ), name )
				}
			</p>
		);
	}
	/* translators: 1: number of settings, 2: name of a file. */
	const text = _n( '%1$d setting changes by %2$s:', '%1$d settings change by %2$s:', count, 'eidan' );

	return (
		<>
			<p className="eidan-settings__step">{ sprintf( text, count, name ) }</p>
			<Changes paths={ changes } { ...{ state, tabs } } then={ values } />
		</>
	);
}

function Answers( { checked, file: { busy, importAll, cancel } }: { checked: Checked; file: SettingsFile } ) {
	const changes = checked.changes.length > 0;
	return (
		<div className="eidan-settings__buttons">
			{ changes && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ busy === 'import' }
					disabled={ !! busy }
					accessibleWhenDisabled
					onClick={ () => void importAll() }
				>
					{ __( 'Import these settings', 'eidan' ) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant="tertiary" onClick={ cancel }>
				{ changes ? __( 'Cancel', 'eidan' ) : __( 'Close', 'eidan' ) }
			</Button>
		</div>
	);
}

function Actions( { file: { busy, exportAll, check } }: { file: SettingsFile } ) {
	const buttons = {
		__next40pxDefaultSize: true,
		variant: 'secondary',
		disabled: !! busy,
		accessibleWhenDisabled: true,
	} as const;

	return (
		<div className="eidan-settings__buttons">
			<Button { ...buttons } isBusy={ busy === 'export' } onClick={ () => void exportAll() }>
				{ __( 'Export settings', 'eidan' ) }
			</Button>
			<FormFileUpload
				__next40pxDefaultSize
				accept=".json,application/json"
				onChange={ ( event ) => {
					const chosen = event.currentTarget.files?.[ 0 ];
					if ( chosen ) {
						void check( chosen );
					}
				} }
				render={ ( { openFileDialog } ) => (
					<Button { ...buttons } isBusy={ busy === 'check' } onClick={ openFileDialog }>
						{ __( 'Choose a file…', 'eidan' ) }
					</Button>
				) }
			/>
		</div>
	);
}

interface ChangesProps {
	paths: string[];
	state: State;
	tabs: readonly Tab[];
	then: Values;
}

function Changes( { paths, state, tabs, then }: ChangesProps ) {
	return (
		<table className="eidan-settings__changes">
			<thead>
				<tr>
					<th scope="col">{ __( 'Setting', 'eidan' ) }</th>
					<th scope="col">{ __( 'Now', 'eidan' ) }</th>
					<th scope="col">{ __( 'In the file', 'eidan' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ paths.map( ( path ) => {
					const { name, field } = named( tabs, path );
					return (
						<tr key={ path }>
							<th scope="row">{ name }</th>
							<td>{ textOf( state.settings, path, field ) }</td>
							<td>{ textOf( then, path, field ) }</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
}
