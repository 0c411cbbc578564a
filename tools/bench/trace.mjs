/**
 * `npm run trace`: the way of a list through our files, on its first page and at a click on a filter. It needs Xdebug,
 * which need not be switched on: `EIDAN_XDEBUG=/folder/xdebug.so` names it, where PHP does not find it by itself.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../site/run.mjs';
import { startSite } from '../site/site.mjs';

const script = join( dirname( fileURLToPath( import.meta.url ) ), 'trace/trace.php' );
const xdebug = [ `zend_extension=${ process.env.EIDAN_XDEBUG ?? 'xdebug' }`, 'xdebug.mode=trace' ];
const settings = [ ...xdebug, 'xdebug.start_with_request=no', 'xdebug.use_compression=0' ];

const site = await startSite( { name: 'trace', port: 0 } );
for ( const what of [ 'page', 'click' ] ) {
	const { stdout } = await run( 'php', [ ...settings.flatMap( ( ini ) => [ '-d', ini ] ), script, site.root, what ] );
	console.log( stdout );
}
