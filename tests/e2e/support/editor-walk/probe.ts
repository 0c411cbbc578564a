/**
 * Probes of the editor: questions about what is open in it. One walk opens the editor with each sheet of fixtures, and
 * hands it to all of them (matrix-editor.spec.ts).
 */
import type { Page } from '@playwright/test';
import type { Editor } from '../../editor';
import { expect, test } from '../../fixtures';
import type { Fixture, Metadata } from '../blocks';

/** A sheet, open in the editor and on the page. */
export interface OpenSheet {
	editor: Editor;
	/** A visitor's page, with the sheet as it is published. */
	page: Page;
	/** The fixtures of the sheet that can stand by themselves. */
	fixtures: readonly Fixture[];
	/** block.json of their blocks. */
	blocks: readonly Metadata[];
	/** What probes leave for those after them. */
	kept: {
		/** Markup of blocks that have to come back as they are when it is saved and opened again. */
		saved: string[];
		/** Names of blocks that are in `saved` twice, one a copy of the other. */
		copied: string[];
		/** Markup of blocks with their samples, and with what becomes of these when they are used; '' for items. */
		samples: { name: string; sample: string; used: string }[];
	};
}

/** One question. */
export interface EditorProbe {
	/** What is asked, as a sentence that is true where all is well. */
	question: string;
	/** Fails where it is not true. It may change what is in the editor, and leaves neither windows nor panels open. */
	ask: ( sheet: OpenSheet ) => Promise< void >;
	/**
	 * Tries the check of this probe on what is wrong and on what is right, and expects it to tell them apart.
	 *
	 * @param editor An editor that knows the blocks of control-blocks.ts.
	 * @param page   A page of a visitor.
	 */
	control: ( editor: Editor, page: Page ) => Promise< void >;
}

/**
 * Asks all probes, one after the other. One that fails does not keep the next from being asked.
 *
 * @param probes The probes.
 * @param sheet  What they are asked about.
 */
export async function askAll( probes: readonly EditorProbe[], sheet: OpenSheet ): Promise< void > {
	for ( const { question, ask } of probes ) {
		await test
			.step( question, () => ask( sheet ) )
			.catch( ( error: Error ) => expect.soft( error.stack ?? error.message, question ).toBe( '' ) );
	}
}
