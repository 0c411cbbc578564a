<?php
/**
 * Page: work, made of sections.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Demo\Patterns::class, 'fill' ) );
?>
<!-- wp:pattern {"slug":"eidan/work-tiles"} /-->

<!-- wp:pattern {"slug":"eidan/swapping-project"} /-->

<!-- wp:pattern {"slug":"eidan/gliding-work"} /-->

<!-- wp:pattern {"slug":"eidan/call"} /-->
<?php
ob_end_flush();
