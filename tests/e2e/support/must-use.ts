/**
 * PHP that puts a file among the must-use plugins of a site. It comes whole or not at all: another test may load a page
 * at any moment, and half a file would be an error there.
 *
 * @param name Name of the file.
 * @param code Its PHP.
 * @return PHP statements for `site.php()`.
 */
export const mustUse = ( name: string, code: string ): string => `
	( static function ( string $file, string $code ): void {
		if ( ! is_file( $file ) || file_get_contents( $file ) !== $code ) {
			wp_mkdir_p( WPMU_PLUGIN_DIR );
			file_put_contents( "$file." . getmypid(), $code );
			rename( "$file." . getmypid(), $file );
		}
	} )( WPMU_PLUGIN_DIR . '/${ name }', base64_decode( '${ Buffer.from( code ).toString( 'base64' ) }' ) );
`;
