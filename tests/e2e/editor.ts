import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

type Api = < T >( method: string, route: string, data?: object ) => Promise< T >;

/** What the REST interface tells of a draft, as far as it is needed here. */
interface Stored {
	id: number;
	type: string;
	content: { raw: string };
}

export interface EditorBlock {
	clientId: string;
	name: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: EditorBlock[];
}

/** The parts of `wp` that run inside the page. */
interface WordPress {
	data: {
		select: ( store: string ) => Record< string, ( ...args: unknown[] ) => never >;
		dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => Promise< void > >;
	};
	blocks: {
		createBlock: ( name: string, attributes: object, inner: unknown[] ) => { clientId: string };
		parse: ( content: string ) => unknown[];
	};
}

declare const wp: WordPress;

/** Kind of content that a page's editor has been loaded for; none where it has not been. */
const loaded = new WeakMap< Page, string >();

/** Frames after which nothing more is asked for. */
const STEADY = 10;

/** The block editor of one page: what tests do there again and again. */
export class Editor {
	readonly page: Page;
	/** The canvas, which WordPress keeps in a frame. */
	readonly canvas: FrameLocator;
	/** The sidebar with a block's or the document's settings. */
	readonly sidebar: Locator;
	private readonly api: Api;
	/** Where the REST interface has what is open. */
	private route = '';

	constructor( page: Page, api: Api ) {
		this.page = page;
		this.api = api;
		this.canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		this.sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	}

	/**
	 * Opens a new draft with the given blocks; gives its number.
	 *
	 * @param content  Serialised blocks.
	 * @param postType REST base of the post type.
	 */
	async open( content = '', postType = 'pages' ): Promise< number > {
		const { id, type } = await this.api< Stored >( 'POST', `wp/v2/${ postType }`, {
			title: 'A draft',
			content,
			status: 'draft',
		} );
		this.route = `wp/v2/${ postType }/${ id }`;
		if ( ! ( await this.goOn( id, type ) ) ) {
			await this.openPost( id );
			loaded.set( this.page, type );
		}
		return id;
	}

	/**
	 * Opens what is there.
	 *
	 * @param id Post.
	 */
	async openPost( id: number ): Promise< void > {
		loaded.delete( this.page );
		await this.load( id );
	}

	private async load( id: number ): Promise< void > {
		await this.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await this.ready();
	}

	/**
	 * Waits until the editor can be used, as long as the test has time: the first one on a slow machine takes more than
	 * an action may.
	 */
	private async ready(): Promise< void > {
		await this.canvas.locator( '.block-editor-block-list__layout' ).first().waitFor( { timeout: 0 } );
		await this.page.waitForFunction(
			() =>
				( wp.data.select( 'core/editor' ).__unstableIsEditorReady as ( () => boolean ) | undefined )?.() ??
				true,
			undefined,
			{ timeout: 0 }
		);
		// The list is there before its blocks, and on WordPress 6.8 before the post. While something is asked for, such
		// as the post's template, the answer can mount the list anew, which is empty for a moment. What is asked for
		// next may be asked for a frame later, so it has to be there for some of them.
		await this.page.evaluate( async ( frames ) => {
			const editor = wp.data.select( 'core/editor' );
			const isThere = () =>
				! ( wp.data.select( 'core' ).hasResolvingSelectors!() as boolean ) &&
				Boolean( editor.getCurrentPostAttribute!( 'id' ) ) &&
				( ! editor.getCurrentPostAttribute!( 'content' ) ||
					( wp.data.select( 'core/block-editor' ).getBlocks!() as EditorBlock[] ).length > 0 );
			for ( let there = 0; there < frames; there = isThere() ? there + 1 : 0 ) {
				await new Promise( ( drawn ) => requestAnimationFrame( drawn ) );
			}
		}, STEADY );
	}

	/**
	 * Goes on to a draft in the editor that another test has left open, the way authors go on to a template: it takes
	 * a fraction of the time of loading one.
	 *
	 * @param id   Post.
	 * @param type Its type; settings of the editor are those of one type.
	 * @return Whether it could.
	 */
	private async goOn( id: number, type: string ): Promise< boolean > {
		const isThere = loaded.get( this.page ) === type && this.page.url().includes( '/post.php' );
		if ( ! isThere || ( await this.page.locator( '.components-modal__screen-overlay' ).count() ) ) {
			return false;
		}
		await this.page.setViewportSize( { width: 1440, height: 900 } );
		// A mouse left over a control of spacing has WordPress show the spacing over the next block, too.
		await this.page.mouse.move( 0, 0 );
		const went = await this.page.evaluate(
			async ( [ postId, postType ] ) => {
				const settings = wp.data.select( 'core/block-editor' ).getSettings!() as {
					onNavigateToEntityRecord?: ( to: { postId: number; postType: string } ) => void;
				};
				await wp.data.dispatch( 'core/editor' ).setDeviceType!( 'Desktop' );
				await wp.data.dispatch( 'core/block-editor' ).stopTyping!();
				await wp.data.dispatch( 'core/notices' ).removeAllNotices?.();
				// What tests have made meanwhile, terms or images, has to be asked for again.
				await wp.data.dispatch( 'core' ).invalidateResolutionForStore?.();
				settings.onNavigateToEntityRecord?.( { postId, postType } );
				// When it is left, it would give back the lock of its first post for another one, and be refused.
				navigator.sendBeacon = () => true;
				return Boolean( settings.onNavigateToEntityRecord );
			},
			[ id, type ] as const
		);
		if ( went ) {
			await this.page.waitForFunction(
				( postId ) => wp.data.select( 'core/editor' ).getCurrentPostId!() === postId,
				id
			);
			await this.ready();
		}
		return went;
	}

	/** Leaves nothing that moves or asks, for an editor that the next test goes on with. */
	async leave(): Promise< void > {
		if ( loaded.has( this.page ) ) {
			await this.fill( '' );
		}
	}

	/**
	 * Empties the open editor and fills it anew, which is much quicker than to load another: no block of before is
	 * left.
	 *
	 * @param content Serialised blocks.
	 */
	async fill( content: string ): Promise< void > {
		await this.page.evaluate( async ( markup ) => {
			const { resetBlocks, clearSelectedBlock } = wp.data.dispatch( 'core/block-editor' );
			await clearSelectedBlock!();
			await resetBlocks!( [] );
			await resetBlocks!( wp.blocks.parse( markup ) );
		}, content );
	}

	/**
	 * Inserts a block at the end and selects it.
	 *
	 * @param name       Block.
	 * @param attributes Its attributes.
	 */
	async insert( name: string, attributes: object = {} ): Promise< string > {
		return this.page.evaluate(
			async ( [ blockName, blockAttributes ] ) => {
				const block = wp.blocks.createBlock( blockName, blockAttributes, [] );
				await wp.data.dispatch( 'core/block-editor' ).insertBlock!( block );
				await wp.data.dispatch( 'core/block-editor' ).selectBlock!( block.clientId );
				return block.clientId;
			},
			[ name, attributes ] as const
		);
	}

	/**
	 * Selects the first block of a name, or the one of an identifier.
	 *
	 * @param nameOrId Name or client identifier.
	 */
	async select( nameOrId: string ): Promise< void > {
		const find = ( list: EditorBlock[] ): EditorBlock | undefined => {
			for ( const block of list ) {
				if ( block.name === nameOrId || block.clientId === nameOrId ) {
					return block;
				}
				const inner = find( block.innerBlocks );
				if ( inner ) {
					return inner;
				}
			}
			return undefined;
		};
		const id = find( await this.blocks() )?.clientId;
		expect( id, nameOrId ).toBeDefined();
		await this.page.evaluate( async ( clientId ) => {
			await wp.data.dispatch( 'core/block-editor' ).selectBlock!( clientId );
		}, id );
	}

	/**
	 * Changes attributes of a block.
	 *
	 * @param clientId   Block.
	 * @param attributes Those that change.
	 */
	async update( clientId: string, attributes: object ): Promise< void > {
		await this.page.evaluate(
			( [ id, values ] ) => wp.data.dispatch( 'core/block-editor' ).updateBlockAttributes!( id, values ),
			[ clientId, attributes ] as const
		);
	}

	/**
	 * Shows the page as on another device.
	 *
	 * @param device Its name in the preview menu.
	 */
	async preview( device: 'Desktop' | 'Tablet' | 'Mobile' ): Promise< void > {
		await this.page.evaluate( ( type ) => wp.data.dispatch( 'core/editor' ).setDeviceType!( type ), device );
	}

	/** Shows the sidebar with the selected block's settings. */
	async showSettings(): Promise< Locator > {
		await this.page.evaluate( async () => {
			await wp.data.dispatch( 'core/interface' ).enableComplementaryArea!( 'core', 'edit-post/block' );
		} );
		await this.sidebar.waitFor();
		return this.sidebar;
	}

	/** The block tree as the editor holds it. */
	async blocks(): Promise< EditorBlock[] > {
		return this.page.evaluate( () => wp.data.select( 'core/block-editor' ).getBlocks!() as EditorBlock[] );
	}

	/** The content as it would be saved. */
	async content(): Promise< string > {
		return this.page.evaluate( () => wp.data.select( 'core/editor' ).getEditedPostContent!() as string );
	}

	/** Saves, and fails where WordPress refuses. */
	async save(): Promise< void > {
		const failed = await this.page.evaluate( async () => {
			await wp.data.dispatch( 'core/editor' ).savePost!();
			return wp.data.select( 'core/editor' ).didPostSaveRequestFail!() as boolean;
		} );
		expect( failed, 'saving failed' ).toBe( false );
	}

	/** Saves and loads the editor again: what is saved has to be valid. */
	async reload(): Promise< EditorBlock[] > {
		await this.save();
		// The address is still that of the first post of an editor that other tests have gone on in.
		await this.load(
			await this.page.evaluate( () => wp.data.select( 'core/editor' ).getCurrentPostId!() as number )
		);
		return this.validBlocks();
	}

	/**
	 * Saves, and fills the editor with what the site has stored, which has to be valid: much quicker than to load it
	 * again, as matrix-editor does for every block. For what `open()` has opened.
	 */
	async readBack(): Promise< EditorBlock[] > {
		await this.save();
		const { content } = await this.api< Stored >( 'GET', `${ this.route }?context=edit` );
		await this.fill( content.raw );
		return this.validBlocks();
	}

	private async validBlocks(): Promise< EditorBlock[] > {
		const blocks = await this.blocks();
		const invalid = ( list: EditorBlock[] ): string[] =>
			list.flatMap( ( block ) => [
				...( block.isValid ? [] : [ block.name ] ),
				...invalid( block.innerBlocks ),
			] );
		expect( invalid( blocks ), 'invalid blocks' ).toEqual( [] );
		return blocks;
	}

	/** Publishes and gives the address. */
	async publish(): Promise< string > {
		await this.page.evaluate( async () => {
			await wp.data.dispatch( 'core/editor' ).editPost!( { status: 'publish' } );
		} );
		await this.save();
		return this.page.evaluate( () => wp.data.select( 'core/editor' ).getPermalink!() as string );
	}
}
