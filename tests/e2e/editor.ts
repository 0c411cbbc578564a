import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

type Api = < T >( method: string, route: string, data?: object ) => Promise< T >;

/** The fields of a draft in the REST API's answer that this file uses. */
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

/** The post type that each page's editor was loaded for. A page is missing here until its editor is loaded. */
const loaded = new WeakMap< Page, string >();

/** How many frames in a row the editor has to be ready for, before it counts as ready. */
const STEADY = 10;

/** The block editor on one page, with the actions that tests need again and again. */
export class Editor {
	readonly page: Page;
	/** The canvas: the frame in which WordPress shows the blocks. */
	readonly canvas: FrameLocator;
	/** The sidebar with the settings of the block or of the document. */
	readonly sidebar: Locator;
	private readonly api: Api;
	/** REST route of the open post. */
	private route = '';

	constructor( page: Page, api: Api ) {
		this.page = page;
		this.api = api;
		this.canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		this.sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	}

	/**
	 * Creates a draft with the given blocks, opens it and returns its ID.
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
	 * Opens an existing post.
	 *
	 * @param id ID of the post.
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
	 * Waits until the editor can be used. There is no timeout here but that of the test: on a slow machine the first
	 * editor takes longer than a single action may.
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
		// The block list exists before its blocks, and on WordPress 6.8 even before the post. While data is still being
		// loaded, such as the post's template, its arrival can mount the list again, which is then empty for a moment.
		// The next request may start a frame later. So the editor has to be ready for several frames in a row.
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
	 * Switches the editor that the test before left open to another draft, as an author switches to a template. This is
	 * much faster than loading the editor again.
	 *
	 * @param id   ID of the draft.
	 * @param type Post type of the draft. It has to be the one the editor was loaded for, as settings depend on it.
	 * @return Whether it could switch.
	 */
	private async goOn( id: number, type: string ): Promise< boolean > {
		const isThere = loaded.get( this.page ) === type && this.page.url().includes( '/post.php' );
		if ( ! isThere || ( await this.page.locator( '.components-modal__screen-overlay' ).count() ) ) {
			return false;
		}
		await this.page.setViewportSize( { width: 1440, height: 900 } );
		// If the mouse rests on a spacing control, WordPress shows the spacing of the next block, too.
		await this.page.mouse.move( 0, 0 );
		const went = await this.page.evaluate(
			async ( [ postId, postType ] ) => {
				const settings = wp.data.select( 'core/block-editor' ).getSettings!() as {
					onNavigateToEntityRecord?: ( to: { postId: number; postType: string } ) => void;
				};
				await wp.data.dispatch( 'core/editor' ).setDeviceType!( 'Desktop' );
				// An inserter or a list view that is still open takes a third of the width from the canvas.
				await wp.data.dispatch( 'core/editor' ).setIsInserterOpened!( false );
				await wp.data.dispatch( 'core/editor' ).setIsListViewOpened!( false );
				await wp.data.dispatch( 'core/block-editor' ).stopTyping!();
				await wp.data.dispatch( 'core/notices' ).removeAllNotices?.();
				// Tests may have created terms or images meanwhile, so the editor must load its data again.
				await wp.data.dispatch( 'core' ).invalidateResolutionForStore?.();
				settings.onNavigateToEntityRecord?.( { postId, postType } );
				// On leaving, the editor would try to release the lock of its first post, but with the ID of another
				// post, and WordPress would refuse.
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

	/** Empties the editor for the next test, so that no block of this test moves or sends requests any more. */
	async leave(): Promise< void > {
		if ( loaded.has( this.page ) ) {
			await this.fill( '' );
		}
	}

	/**
	 * Replaces all blocks of the open editor. This is much quicker than loading another editor. All blocks that were
	 * there are removed first.
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
	 * Inserts a block at the end, selects it and returns its client ID.
	 *
	 * @param name       Block name, for instance `eidan/icon`.
	 * @param attributes Attributes of the block.
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
	 * Selects the first block with a name, or the block with a client ID.
	 *
	 * @param nameOrId Block name or client ID.
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
	 * @param clientId   Client ID of the block.
	 * @param attributes The attributes to change; all others stay.
	 */
	async update( clientId: string, attributes: object ): Promise< void > {
		await this.page.evaluate(
			( [ id, values ] ) => wp.data.dispatch( 'core/block-editor' ).updateBlockAttributes!( id, values ),
			[ clientId, attributes ] as const
		);
	}

	/**
	 * Switches the editor's preview to a device.
	 *
	 * @param device Name of the device in WordPress.
	 */
	async preview( device: 'Desktop' | 'Tablet' | 'Mobile' ): Promise< void > {
		await this.page.evaluate( ( type ) => wp.data.dispatch( 'core/editor' ).setDeviceType!( type ), device );
	}

	/** Opens the sidebar with the settings of the selected block and returns it. */
	async showSettings(): Promise< Locator > {
		await this.page.evaluate( async () => {
			await wp.data.dispatch( 'core/interface' ).enableComplementaryArea!( 'core', 'edit-post/block' );
		} );
		await this.sidebar.waitFor();
		return this.sidebar;
	}

	/** Returns the block tree of the editor. */
	async blocks(): Promise< EditorBlock[] > {
		return this.page.evaluate( () => wp.data.select( 'core/block-editor' ).getBlocks!() as EditorBlock[] );
	}

	/** Returns the content as it would be saved. */
	async content(): Promise< string > {
		return this.page.evaluate( () => wp.data.select( 'core/editor' ).getEditedPostContent!() as string );
	}

	/** Saves the post. Fails if WordPress refuses to save. */
	async save(): Promise< void > {
		// While WordPress saves by itself, it ignores other wishes to save without a word.
		await this.page.waitForFunction( () => ! wp.data.select( 'core/editor' ).isSavingPost!() );
		const failed = await this.page.evaluate( async () => {
			await wp.data.dispatch( 'core/editor' ).savePost!();
			return wp.data.select( 'core/editor' ).didPostSaveRequestFail!() as boolean;
		} );
		expect( failed, 'saving failed' ).toBe( false );
	}

	/** Saves the post and loads the editor again. Every saved block has to be valid. Returns the blocks. */
	async reload(): Promise< EditorBlock[] > {
		await this.save();
		// If the editor switched between drafts, the page's address is still that of the first one. So ask for the ID.
		await this.load(
			await this.page.evaluate( () => wp.data.select( 'core/editor' ).getCurrentPostId!() as number )
		);
		return this.validBlocks();
	}

	/**
	 * Saves the post, reads the stored content and fills the editor with it. Every block has to be valid. This is much
	 * quicker than `reload()`. Only for posts that `open()` has opened.
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

	/** Makes the sample content of the only block that is a sample the author's, so that visitors see it. */
	async useSample(): Promise< void > {
		await this.canvas.getByRole( 'button', { name: 'Use this content' } ).click();
		await expect( this.canvas.getByRole( 'group', { name: 'Sample content' } ) ).toHaveCount( 0 );
	}

	/** Publishes the post and returns its address. */
	async publish(): Promise< string > {
		await this.page.evaluate( async () => {
			await wp.data.dispatch( 'core/editor' ).editPost!( { status: 'publish' } );
		} );
		await this.save();
		return this.page.evaluate( () => wp.data.select( 'core/editor' ).getPermalink!() as string );
	}
}
