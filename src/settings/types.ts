interface Base {
	/** `group.name`, as in the schema. */
	path: string;
	label: string;
	help?: string;
	/** Path of a switch that has to be on for this setting to matter. */
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
	/** Short numbers stand side by side. */
	columns?: boolean;
	fields: Field[];
}

export interface Tab {
	name: string;
	title: string;
	sections: Section[];
}
