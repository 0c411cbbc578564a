<?php
/**
 * Page: studio’s home, made of sections.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:pattern {"slug":"eidan/hero"} /-->

<!-- wp:pattern {"slug":"eidan/marquee"} /-->

<!-- wp:pattern {"slug":"eidan/work-slider"} /-->

<!-- wp:pattern {"slug":"eidan/links-services"} /-->

<!-- wp:pattern {"slug":"eidan/depth-rooms"} /-->

<!-- wp:pattern {"slug":"eidan/manifesto"} /-->

<!-- wp:pattern {"slug":"eidan/showreel-words"} /-->

<!-- wp:pattern {"slug":"eidan/clients"} /-->

<!-- wp:pattern {"slug":"eidan/journal"} /-->

<!-- wp:pattern {"slug":"eidan/voices"} /-->

<!-- wp:pattern {"slug":"eidan/call"} /-->
<?php
ob_end_flush();
