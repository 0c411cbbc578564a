<?php
/**
 * Page: about the studio, made of sections.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:pattern {"slug":"eidan/stacked-intro"} /-->

<!-- wp:pattern {"slug":"eidan/principles"} /-->

<!-- wp:pattern {"slug":"eidan/manifesto"} /-->

<!-- wp:pattern {"slug":"eidan/team-portraits"} /-->

<!-- wp:pattern {"slug":"eidan/video-invitation"} /-->

<!-- wp:pattern {"slug":"eidan/gliding-quotes"} /-->

<!-- wp:pattern {"slug":"eidan/call"} /-->
<?php
ob_end_flush();
