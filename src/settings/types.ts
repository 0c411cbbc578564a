interface Base {
	/** Path of the setting, `group.name` as in the schema. */
	path: string;
	label: string;
	help?: string;
	/** Path of a toggle. This field is disabled unless that toggle is on. */
	needs?: string;
}

export type Field =
	| ( Base & { type: 'toggle' } )
	| ( Base & { type: 'address' } )
	| ( Base & { type: 'text'; placeholder?: string } )
	| ( Base & { type: 'lines'; placeholder?: string } )
	| ( Base & { type: 'number'; step?: number | 'any'; unit?: string } )
	| ( Base & { type: 'choice'; options: { value: string; label: string; description?: string }[] } );

export interface Section {
	title: string;
	intro?: string;
	/** Whether the fields are shown side by side, for short numbers. */
	columns?: boolean;
	/** Whether a button below the fields sends the weekly report. */
	sendsReport?: boolean;
	fields: Field[];
}

export interface Tab {
	name: string;
	title: string;
	sections: Section[];
}
