# Small C helpers of the kernel; plain.py holds the same in Python. Each falls back to portable C.
cdef extern from *:
    """
    #ifndef CROWNLANDS_BITS
    #define CROWNLANDS_BITS
    #include <math.h>
    #include <stdint.h>
    #include <string.h>
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    #endif
    #include <time.h>
    #if defined(__GNUC__)
    #define CL_UNUSED __attribute__((unused))
    #else
    #define CL_UNUSED
    #endif
    typedef unsigned long long cl_u64;

    static inline int cl_popcount(cl_u64 x) {
    #if defined(__GNUC__)
        return __builtin_popcountll(x);
    #else
        x = x - ((x >> 1) & 0x5555555555555555ull);
        x = (x & 0x3333333333333333ull) + ((x >> 2) & 0x3333333333333333ull);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Full) * 0x0101010101010101ull) >> 56);
    #endif
    }
    static inline int cl_ctz(cl_u64 x) {
    #if defined(__GNUC__)
        return __builtin_ctzll(x);
    #else
        return cl_popcount((x & (0 - x)) - 1);
    #endif
    }
    static inline cl_u64 cl_rol(cl_u64 x, int n) { return (x << (n & 63)) | (x >> (-n & 63)); }
    static inline cl_u64 cl_ror(cl_u64 x, int n) { return (x >> (n & 63)) | (x << (-n & 63)); }
    static inline cl_u64 cl_bit(int n) { return 1ull << n; }
    static inline cl_u64 cl_around(int n) { return cl_rol(0x8100000000000102ull, n); }
    static inline cl_u64 cl_wrap(cl_u64 x) { return x; }
    static inline cl_u64 cl_where(cl_u64 x, cl_u64 test) { return x & (0 - (cl_u64)(test != 0)); }
    /* By way of memory: where the choice cannot be foreseen, that is quicker than to branch. */
    static inline cl_u64 cl_one_of(int n, cl_u64 a, cl_u64 b, cl_u64 c, cl_u64 d) {
        const cl_u64 all[4] = {a, b, c, d};
        return all[n];
    }
    static inline cl_u64 cl_invert(cl_u64 x) { return ~x; }
    static inline cl_u64 cl_lowest(cl_u64 x) { return x & (0 - x); }
    static inline cl_u64 cl_spread(cl_u64 x) { return x | x << 1 | x >> 1 | x << 8 | x >> 8; }
    static inline cl_u64 cl_mulhi(cl_u64 a, cl_u64 b) {
    #if defined(__SIZEOF_INT128__)
        return (cl_u64)(((unsigned __int128)a * b) >> 64);
    #elif defined(_MSC_VER) && defined(_M_X64)
        return __umulh(a, b);
    #else
        cl_u64 al = a & 0xFFFFFFFFull, ah = a >> 32, bl = b & 0xFFFFFFFFull, bh = b >> 32;
        cl_u64 m = ah * bl + ((al * bl) >> 32), n = al * bh + (m & 0xFFFFFFFFull);
        return ah * bh + (m >> 32) + (n >> 32);
    #endif
    }
    static inline cl_u64 cl_nth(cl_u64 mask, int n) {
    #if defined(__BMI2__)
        return _pdep_u64(1ull << n, mask);
    #else
        while (n--) mask &= mask - 1;
        return mask & (0 - mask);
    #endif
    }
    static inline cl_u64 cl_mix(cl_u64 a, cl_u64 b) { return cl_mulhi(a, b) ^ (a * b); }
    static inline cl_u64 cl_stride(void) { return 0xa0761d6478bd642full; }
    static inline cl_u64 cl_twist(void) { return 0xe7037ed1a0b428dbull; }
    static inline cl_u64 *cl_at(cl_u64 *p, long long n) { return p + n; }
    static inline short *cl_shorts_at(cl_u64 *p, long long n) { return (short *)(p + n); }
    static inline short *cl_further(short *p, long long n) { return p + n; }
    /* The square root of less than 2 to the 52nd, rounded down: there the root of a double is exact enough. */
    static inline cl_u64 cl_root(cl_u64 x) { return (cl_u64)sqrt((double)x); }
    static inline void cl_copy(cl_u64 *to, const cl_u64 *from, int n) { memcpy(to, from, (size_t)n * sizeof(cl_u64)); }
    static inline cl_u64 cl_micros(void) {
        struct timespec t;
        timespec_get(&t, TIME_UTC);
        return (cl_u64)t.tv_sec * 1000000ull + (cl_u64)(t.tv_nsec / 1000);
    }
    /* Of the thread that asks, so that a busy machine takes nothing from a search; where there is no such clock, the time. */
    static inline cl_u64 cl_thread_micros(void) {
    #if defined(CLOCK_THREAD_CPUTIME_ID)
        struct timespec t;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
        return (cl_u64)t.tv_sec * 1000000ull + (cl_u64)(t.tv_nsec / 1000);
    #else
        return cl_micros();
    #endif
    }
    static inline cl_u64 cl_next_random(cl_u64 *rng) {
        rng[0] += cl_stride();
        return cl_mix(rng[0], rng[0] ^ cl_twist());
    }
    static inline cl_u64 cl_seeded(cl_u64 seed, cl_u64 number) {
        return cl_mix(seed ^ cl_twist(), (number * 2 + 1) ^ cl_stride()) ^ seed;
    }
    static inline cl_u64 cl_any_of(cl_u64 bits, cl_u64 *rng) {
        return cl_nth(bits, (int)cl_mulhi(cl_next_random(rng), (cl_u64)cl_popcount(bits)));
    }
    /* The memory of an object, if it can be written to and holds so many items of so many bytes. The object keeps its
       memory: callers hold it for as long as they use the pointer. */
    static CL_UNUSED void *cl_checked(PyObject *o, long long size, long long length) {
        Py_buffer b;
        void *p;
        if (PyObject_GetBuffer(o, &b, PyBUF_WRITABLE)) {
            if (PyErr_ExceptionMatches(PyExc_BufferError) || PyErr_ExceptionMatches(PyExc_ValueError)) {
                PyErr_Clear();
                PyErr_SetString(PyExc_ValueError, "The kernel needs a buffer that is contiguous and can be written to.");
            }
            return NULL;
        }
        p = b.buf;
        if (length < 0 || b.len < size * length) {
            PyErr_Format(PyExc_ValueError, "The kernel was given a buffer of %zd bytes; it needs %lld here.",
                         b.len, size * length);
            p = NULL;
        }
        PyBuffer_Release(&b);
        return p;
    }
    static CL_UNUSED cl_u64 *cl_words(PyObject *o, long long n) { return (cl_u64 *)cl_checked(o, 8, n); }
    static CL_UNUSED short *cl_shorts(PyObject *o, long long n) { return (short *)cl_checked(o, 2, n); }
    static CL_UNUSED signed char *cl_small(PyObject *o, long long n) { return (signed char *)cl_checked(o, 1, n); }
    static CL_UNUSED long long *cl_longs(PyObject *o, long long n) { return (long long *)cl_checked(o, 8, n); }
    /* Of so many numbers each: pointers that step by one are what compilers turn into vectors. */
    static inline int cl_dot(const short *a, const short *b, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += a[i] * b[i];
        return sum;
    }
    static inline void cl_clear_shorts(short *p, long long from, int n) { memset(p + from, 0, (size_t)n * sizeof(short)); }
    static inline void cl_set_small(signed char *p, long long from, int n, int value) { memset(p + from, value, (size_t)n); }
    #endif
    """
    ctypedef unsigned long long u64 "cl_u64"
    int popcount "cl_popcount"(u64 x) noexcept nogil
    int ctz "cl_ctz"(u64 x) noexcept nogil
    u64 rol "cl_rol"(u64 x, int n) noexcept nogil
    u64 ror "cl_ror"(u64 x, int n) noexcept nogil
    u64 bit "cl_bit"(int n) noexcept nogil
    u64 around "cl_around"(int n) noexcept nogil
    u64 wrap "cl_wrap"(u64 x) noexcept nogil
    u64 where "cl_where"(u64 x, u64 test) noexcept nogil
    u64 one_of "cl_one_of"(int n, u64 a, u64 b, u64 c, u64 d) noexcept nogil
    u64 invert "cl_invert"(u64 x) noexcept nogil
    u64 lowest "cl_lowest"(u64 x) noexcept nogil
    u64 spread "cl_spread"(u64 x) noexcept nogil
    u64 mulhi "cl_mulhi"(u64 a, u64 b) noexcept nogil
    u64 mix "cl_mix"(u64 a, u64 b) noexcept nogil
    u64 stride "cl_stride"() noexcept nogil
    u64 twist "cl_twist"() noexcept nogil
    u64 nth "cl_nth"(u64 mask, int n) noexcept nogil
    u64* at "cl_at"(u64* p, long long n) noexcept nogil
    short* shorts_at "cl_shorts_at"(u64* p, long long n) noexcept nogil
    short* further "cl_further"(short* p, long long n) noexcept nogil
    u64 root "cl_root"(u64 x) noexcept nogil
    void copy "cl_copy"(u64* to, u64* source, int n) noexcept nogil
    u64 micros "cl_micros"() noexcept nogil
    u64 thread_micros "cl_thread_micros"() noexcept nogil
    u64 next_random "cl_next_random"(u64* rng) noexcept nogil
    u64 seeded "cl_seeded"(u64 seed, u64 number) noexcept nogil
    u64 any_of "cl_any_of"(u64 bits, u64* rng) noexcept nogil
    u64* words "cl_words"(object o, long long length) except NULL
    short* shorts "cl_shorts"(object o, long long length) except NULL
    signed char* small "cl_small"(object o, long long length) except NULL
    long long* longs "cl_longs"(object o, long long length) except NULL
    int dot "cl_dot"(short* a, short* b, int n) noexcept nogil
    void clear_shorts "cl_clear_shorts"(short* p, long long start, int n) noexcept nogil
    void set_small "cl_set_small"(signed char* p, long long start, int n, int value) noexcept nogil

ctypedef int i32
ctypedef long long i64
ctypedef u64* Words
ctypedef short* Shorts
ctypedef signed char* Small
ctypedef long long* Longs
