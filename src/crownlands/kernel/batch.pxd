from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.greedy cimport draw_king, draw_offer, play_on, survey_all
from crownlands.kernel.land cimport ENDS, fits, seeded
from crownlands.kernel.table cimport name_of, set_up, step, to_move, total, winners

cdef extern from *:
    """
    #ifndef CROWNLANDS_SMALL
    #define CROWNLANDS_SMALL
    /* As cl_words: callers hold the object for as long as they use the pointer. */
    static CL_UNUSED short *cl_shorts(PyObject *o) { return (short *)cl_words(o); }
    static CL_UNUSED signed char *cl_bytes(PyObject *o) { return (signed char *)cl_words(o); }
    static CL_UNUSED long long *cl_longs(PyObject *o) { return (long long *)cl_words(o); }
    static inline void cl_clear_shorts(short *p, long long from, int n) { memset(p + from, 0, (size_t)n * sizeof(short)); }
    static inline void cl_set_bytes(signed char *p, long long from, int n, int value) { memset(p + from, value, (size_t)n); }
    #endif
    """
    short* shorts "cl_shorts"(object o) except NULL
    signed char* small "cl_bytes"(object o) except NULL
    long long* longs "cl_longs"(object o) except NULL
    void clear_shorts "cl_clear_shorts"(short* p, long long start, int n) noexcept nogil
    void set_small "cl_set_bytes"(signed char* p, long long start, int n, int value) noexcept nogil

ctypedef short* Shorts
ctypedef signed char* Small
ctypedef long long* Longs
ctypedef long long i64

cdef enum:
    PLANES = 8
    DOMINO = 16
    WIN = 0
    MARGIN = 1
    ENDED = 1
    ILLEGAL = 2

cdef i32 window_of(Words s) noexcept nogil
cdef i32 actions_of(Words s) noexcept nogil
cdef i32 size_of(Words s) noexcept nogil
cdef void write_kingdom(Words k, i32 size, Shorts out, i64 base) noexcept nogil
cdef void write_room(Words k, i32 size, Shorts out, i64 base) noexcept nogil
cdef void write_row(u64 row, u64 kings, i32 seat, i32 players, Shorts out, i64 base) noexcept nogil
cdef void write_first_choice(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_seen(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef i64 write_placements(Words s, Words room, Small out, i64 base) noexcept nogil
cdef void write_mask(Words s, Words room, Small out, i64 base) noexcept nogil
cdef i32 named(Words s, i64 action) noexcept nogil
cdef void deal(Words s, Words rng) noexcept nogil
cdef void go_on(Words s, i32 learner, i32 greedy, Words rng) noexcept nogil
cdef void start_over(Words s, i32 learner, i32 greedy, Words rng) noexcept nogil
cdef void write_worth(Words s, Words room, i32 kind, Shorts out, i64 base) noexcept nogil
