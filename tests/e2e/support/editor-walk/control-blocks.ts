/**
 * Blocks that break rules of the editor's walk, each its own, for the controls of its probes.
 */

/** Runs in the page, before the editor looks for blocks: registers them. */
export const registerControls = () =>
	document.addEventListener( 'DOMContentLoaded', () => {
		const { blocks, blockEditor, components, element } =
			( window as unknown as { wp?: Record< string, Record< string, ( ...args: never[] ) => unknown > > } ).wp ??
			{};
		if ( ! blocks?.registerBlockType || ! blockEditor || ! components || ! element ) {
			return;
		}
		type Props = { attributes: Record< string, unknown >; setAttributes: ( attributes: object ) => void };
		const h = element.createElement as unknown as ( ...args: unknown[] ) => unknown;
		const own = {
			apiVersion: 3,
			category: 'text',
			attributes: {
				number: { type: 'number', default: 0 },
				size: { type: 'string', enum: [ 's', 'm' ], default: 's' },
			},
		};
		const root = ( ...children: unknown[] ) => h( 'div', blockEditor.useBlockProps!(), ...children );
		const Edit = ( { attributes }: Props ) => root( `Words ${ String( attributes.number ) }` );
		const register = ( name: string, settings: object ) =>
			blocks.registerBlockType!(
				name as never,
				{ title: name, ...own, edit: Edit, save: () => null, ...settings } as never
			);
		let count = 0;
		register( 'eidan/control-good', {
			icon: 'star-filled',
			description: 'Words',
			keywords: [ 'words' ],
			example: {},
		} );
		register( 'eidan/control-poor', {} );
		// Only our own blocks get our notice.
		register( 'control/silent', {} );
		register( 'eidan/control-unstable', { save: () => h( 'p', null, String( ++count ) ) } );
		register( 'eidan/control-restless', {
			edit: ( props: Props ) => {
				element.useEffect!(
					( () => props.setAttributes( { number: props.attributes.number === 0 ? 1 : 2 } ) ) as never,
					[] as never
				);
				return Edit( props );
			},
		} );
		// Its default value is different in each editor.
		register( 'eidan/control-forgetful', {
			attributes: { ...own.attributes, number: { type: 'number', default: Date.now() } },
		} );
		// Its button does nothing, and its preview shows what only the canvas has.
		register( 'eidan/control-deaf', {
			example: {},
			edit: () =>
				root(
					h(
						components.Placeholder,
						{ label: 'Deaf' },
						h( components.Button, { variant: 'tertiary' }, 'Start with sample content' )
					)
				),
		} );
	} );
