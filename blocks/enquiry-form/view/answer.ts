/** What the server says of an enquiry. */
export interface Answer {
	/** Where to go next. '' to stay. */
	url: string;
	/** What is in the way. '' once the enquiry was taken. */
	say: string;
	/** Names of fields that are not as they have to be. */
	errors: string[];
	/** Token with which the form can be sent again. '' if only a new page has one. */
	token: string;
}

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/**
 * Reads an answer.
 *
 * @param json What came: anything, if a cache or a firewall has answered.
 * @return Null if it is not from the server's form.
 */
export const answerOf = ( json: unknown ): Answer | null => {
	const { sent, url, say, errors, token } = Object( json ) as Record< string, unknown >;
	return sent === true || text( say )
		? {
				url: text( url ),
				say: text( say ),
				errors: Array.isArray( errors ) ? errors.map( text ) : [],
				token: text( token ),
			}
		: null;
};
